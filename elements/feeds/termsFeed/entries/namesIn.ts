/** The names of the users who like something. */
export const namesIn = (likes: readonly ({readonly name: string} | null)[] | null | undefined) =>
  (likes ?? []).flatMap(member => member?.name ?? []);
