/** The bars of a score distribution, coloured from red to green. */
export const scoreBars = (
  scores: {score: number; amount: number}[],
): {label: string; amount: number; colour: string}[] =>
  [...scores]
    .sort((a, b) => a.score - b.score)
    .map(({score, amount}) => ({label: String(score), amount, colour: `hsl(${Math.round(score * 1.2)}, 70%, 52%)`}));
