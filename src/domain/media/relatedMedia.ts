/** A media item related to another one. */
export interface RelatedMedia {
  readonly id: number;
  readonly type?: string | null | undefined;
  readonly popularity?: number | null | undefined;
}

/** An entry of a list with the related media of its own. */
export interface EntryWithRelations<M extends RelatedMedia> {
  readonly mediaId: number;
  readonly related: readonly M[];
}

/** The related anime that are not on the list, each once, most popular first. */
export function relatedNotOnList<M extends RelatedMedia>(entries: readonly EntryWithRelations<M>[]): M[] {
  const known = new Set(entries.map(({mediaId}) => mediaId));
  const found = new Map<number, M>();
  for (const media of entries.flatMap(({related}) => related))
    if (media.type === 'ANIME' && !known.has(media.id)) found.set(media.id, media);
  return [...found.values()].toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || a.id - b.id);
}
