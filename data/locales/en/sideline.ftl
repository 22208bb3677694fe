sideline-told = You can’t play in “{ $group }” for now: its administrators have decided so. You can play me and your friends here: /play.
sideline-on = { $name } no longer plays in “{ $group }”; a game in progress is played to its end. The group hasn’t been told. To undo it, send the same command in reply to any of their messages.
sideline-off = { $name } can play in “{ $group }” again.
sideline-done = Done.
sideline-how = In the group, reply with /sideline to a message of someone who shouldn’t play there. The same command again lets them back in. Only administrators can do it, and the group isn’t told.
sideline-not-yours = Who plays in “{ $group }” is up to its administrators.
