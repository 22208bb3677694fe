/** A thread that never finds the best turn, and says of any other how strong it was to be. */
export default ({ kind, level }) => {
  while (level === "best");
  return { kind, commands: [], level };
};
