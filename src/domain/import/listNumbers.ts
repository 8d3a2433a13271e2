/**
 * The meaning of the numbers in place of the names of an entry's custom lists. `flags`: one for each list, 1 if the
 * entry is on it. `positions`: those of its lists, from 0. Public readers of AniList's data download disagree.
 */
export type NumberMeaning = 'flags' | 'positions';

type Numbers = readonly number[];

const fits: Readonly<Record<NumberMeaning, (numbers: Numbers, count: number) => boolean>> = {
  flags: (numbers, count) => numbers.length === count && numbers.every(number => number === 0 || number === 1),
  positions: (numbers, count) =>
    new Set(numbers).size === numbers.length &&
    numbers.every(number => Number.isInteger(number) && number >= 0 && number < count),
};

/** Whether the numbers can mean both. */
export const meanBoth = (numbers: Numbers, count: number): boolean =>
  numbers.length > 0 && fits.flags(numbers, count) && fits.positions(numbers, count);

/** Finds out what the numbers of a file mean, from all of its rows. */
export class MeaningGuess {
  #flags = 0;
  #positions = 0;
  #unclear = 0;

  add(numbers: Numbers, count: number): void {
    if (!numbers.length) return;
    if (meanBoth(numbers, count)) this.#unclear += 1;
    else if (fits.flags(numbers, count)) this.#flags += 1;
    else if (fits.positions(numbers, count)) this.#positions += 1;
  }

  /** Without evidence, numbers that can be flags are flags. */
  meaning(): NumberMeaning {
    return this.#positions && !this.#flags ? 'positions' : 'flags';
  }

  /** Whether some rows can mean both, and the others don't show which. */
  isUnclear(): boolean {
    return this.#flags ? this.#positions > 0 : this.#unclear > 0 && !this.#positions;
  }
}

/** The names of the lists that the numbers stand for; `null` if they can't mean that. */
export function namesOf(numbers: Numbers, names: readonly string[], meaning: NumberMeaning): readonly string[] | null {
  if (!numbers.length) return [];
  const other = meaning === 'flags' ? 'positions' : 'flags';
  const fitting = [meaning, other].find(each => fits[each as NumberMeaning](numbers, names.length));
  if (!fitting) return null;
  return names.filter((_, index) => (fitting === 'flags' ? numbers[index] === 1 : numbers.includes(index)));
}
