/** A maker that finds a decision in every other game, and hangs in the game that is to hang. */
export default ({ draft, effort }) => {
  while (effort?.most === draft.tried);
  const tried = draft.tried + 1;
  const found = tried % 2 === 0 ? [{ number: draft.decisions.length }] : [];
  return { ...draft, tried, decisions: [...draft.decisions, ...found] };
};
