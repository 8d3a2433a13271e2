/** The kinds of activity that a feed can be narrowed to. */
export const quickKinds = ['all', 'status', 'message', 'anime', 'manga'] as const;
export type QuickKind = (typeof quickKinds)[number];

export interface QuickFilter {
  readonly kind: QuickKind;
  /** Words that must all be there, in any order and whatever their case. */
  readonly text: string;
}

export const noFilter: QuickFilter = {kind: 'all', text: ''};

const types = {status: 'TEXT', message: 'MESSAGE', anime: 'ANIME_LIST', manga: 'MANGA_LIST'} as const;

const small = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether a filter leaves anything out. */
export const isFiltering = ({kind, text}: QuickFilter) => kind !== 'all' || text.trim() !== '';

/** Whether an entry of a feed passes a filter; a kind of activity that is not known passes only without a kind. */
export function passesFilter(entry: {type: string | undefined; text: string}, {kind, text}: QuickFilter): boolean {
  if (kind !== 'all' && entry.type !== types[kind]) return false;
  const said = small(entry.text);
  return small(text)
    .split(/\s+/)
    .every(word => said.includes(word));
}
