/** Lower case and without accents. */
export const normalised = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** British spellings and their American counterparts. Both sides of a comparison are converted. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(col|fav|behavi|neighb|hon|hum|lab)our/g, '$1or'],
  [/(cent|theat)re\b/g, '$1er'],
  [/(catal|dial)ogue/g, '$1og'],
  [/\bgrey/g, 'gray'],
  [/(l|m|n|r|t)is(?=e[ds]?\b|ing\b|ation)/g, '$1iz'],
  [/yse/g, 'yze'],
  [/([ae])ll(?=ed\b|ing\b|er\b)/g, '$1l'],
  [/(licen|defen)ce/g, '$1se'],
];

/** A lower-case text in American spelling. */
export const inOneSpelling = (text: string) => spellings.reduce((rest, [from, to]) => rest.replace(from, to), text);

/** The last text that was searched, since all terms of a filter search the same one. */
let last = {text: '', own: '', other: ''};

function formsOf(text: string) {
  if (last.text !== text) {
    const own = normalised(text);
    last = {text, own, other: inOneSpelling(own)};
  }
  return last;
}

/** A search for words: `isIn` returns whether a text contains every one of them, in British or American spelling. */
export function searchText(search: string) {
  const words = normalised(search).split(/\s+/).filter(Boolean);
  return {
    isIn(text: string) {
      const {own, other} = formsOf(text);
      // The beginning of a word ("colou") has no spelling yet, so the unconverted text also counts.
      return words.every(word => own.includes(word) || other.includes(inOneSpelling(word)));
    },
  };
}
