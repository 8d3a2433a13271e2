/** A user's favourites, by keys such as "anime 1". */
export interface Fan<F> {
  readonly name: string;
  readonly favourites: ReadonlyMap<string, F>;
}

/** A favourite with the number of users who have it. */
export interface PopularFavourite<F> {
  readonly key: string;
  readonly favourite: F;
  readonly fans: number;
}

/** The favourites that most users have, most popular first; equal ones in the order in which they were found. */
export function popularFavourites<F>(
  people: readonly Fan<F>[],
  maxCount: number,
  isWanted: (favourite: F) => boolean = () => true,
): readonly PopularFavourite<F>[] {
  const found = new Map<string, {favourite: F; fans: number}>();
  for (const {favourites} of people)
    for (const [key, favourite] of favourites) {
      if (!isWanted(favourite)) continue;
      const known = found.get(key);
      if (known) known.fans += 1;
      else found.set(key, {favourite, fans: 1});
    }
  return [...found]
    .map(([key, each]) => ({key, ...each}))
    .sort((a, b) => b.fans - a.fans)
    .slice(0, maxCount);
}

/** The users who share the most favourites with a user, with their number; without those who share none. */
export function similarFans<F>(
  own: Fan<F>,
  people: readonly Fan<F>[],
  maxCount: number,
): readonly {readonly name: string; readonly shared: number}[] {
  return people
    .map(({name, favourites}) => ({name, shared: [...favourites.keys()].filter(key => own.favourites.has(key)).length}))
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, maxCount);
}
