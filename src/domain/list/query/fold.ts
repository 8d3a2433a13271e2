import {inOneSpelling, normalised} from '../../text/searchText';

const ascii = /^[ -~\s]*$/;

/** A text as it is compared: in lower case, with single spaces, and without accents and signs that keyboards lack. */
export const fold = (text: string): string =>
  (ascii.test(text)
    ? text.toLowerCase()
    : normalised(text)
        .replace(/[‘’]/g, "'")
        .replace(/×/g, 'x')
  ).replace(/\s+/g, ' ');

/** A keyword or the name of a value as it is compared: also without spaces, dashes and underscores. */
export const foldName = (text: string): string => fold(text).replace(/[\s_-]/g, '');

const maxKnown = 10_000;

/** Computes something once for each name: names are shared by many entries, and compared with many values. */
export function remembering<N, R>(compute: (name: N) => R): (name: N) => R {
  const known = new Map<N, R>();
  return name => {
    let found = known.get(name);
    if (found === undefined) {
      if (known.size >= maxKnown) known.clear();
      known.set(name, (found = compute(name)));
    }
    return found;
  };
}

/** `fold` and `foldName` for names that occur in a list, which are few. */
export const [foldKnown, foldKnownName] = [remembering(fold), remembering(foldName)];

/** A folded text in its own spelling and in American spelling. */
export interface SearchedText {
  readonly own: string;
  readonly american: string;
}

/** Folds texts that are searched together; a phrase is never found across two of them. */
export function searchedText(texts: readonly string[]): SearchedText {
  const own = texts.map(fold).join('\n');
  const american = inOneSpelling(own);
  return {own, american: american === own ? own : american};
}

/** Returns a function that returns whether a text contains a phrase, in British or American spelling. */
export function containing(phrase: string): (searched: SearchedText) => boolean {
  const own = fold(phrase);
  const american = inOneSpelling(own);
  return searched => searched.own.includes(own) || searched.american.includes(american);
}
