/** The kinds of activity that a feed can be filtered by. */
export const quickKinds = ['all', 'status', 'message', 'anime', 'manga'] as const;
/** One of the kinds in `quickKinds`. */
export type QuickKind = (typeof quickKinds)[number];

/** A filter for the entries of a feed. */
export interface QuickFilter {
  readonly kind: QuickKind;
  /** Words that must all occur, in any order and ignoring case. */
  readonly text: string;
}

/** The filter that shows every entry. */
export const noFilter: QuickFilter = {kind: 'all', text: ''};

const types = {status: 'TEXT', message: 'MESSAGE', anime: 'ANIME_LIST', manga: 'MANGA_LIST'} as const;

const normalise = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a filter excludes anything. */
export const isFiltering = ({kind, text}: QuickFilter) => kind !== 'all' || text.trim() !== '';

/** Whether a feed entry passes a filter. An entry of unknown type passes only if no kind is selected. */
export function passesFilter(entry: {type: string | undefined; text: string}, {kind, text}: QuickFilter): boolean {
  if (kind !== 'all' && entry.type !== types[kind]) return false;
  const entryText = normalise(entry.text);
  return normalise(text)
    .split(/\s+/)
    .every(word => entryText.includes(word));
}
