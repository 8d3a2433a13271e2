import {customTags} from './customTag';

/** A custom tag of a list, with its `#`, and the number of entries with it. */
export interface IndexedTag {
  readonly tag: string;
  readonly count: number;
}

/** The custom tags (rule statistics-12) in the notes of a list, the most frequent first, then by name. */
export function tagIndex(notes: Iterable<string>): readonly IndexedTag[] {
  const counts = new Map<string, number>();
  for (const note of notes) for (const tag of customTags(note)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({tag, count}))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** The media whose notes have a tag, out of notes by media id. */
export const mediaWithTag = (notes: ReadonlyMap<number, string>, tag: string): ReadonlySet<number> =>
  new Set([...notes].filter(([, note]) => customTags(note).includes(tag)).map(([mediaId]) => mediaId));

/** A tag as written in a note, where a backslash joins its words; a filter must search for this form. */
export const tagAsWritten = (tag: string): string => tag.replace(/\s/g, '\\$&');
