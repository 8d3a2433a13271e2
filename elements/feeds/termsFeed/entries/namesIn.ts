/** The names of those who like something. */
export const namesIn = (likes: readonly ({readonly name: string} | null)[] | null | undefined) =>
  (likes ?? []).flatMap(member => member?.name ?? []);
