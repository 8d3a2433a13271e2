/** The media item of a list editor. */
export interface EditedMedia {
  readonly mediaId: number;
}

/**
 * The media item in the address of a cover, `…/media/manga/cover/medium/bx30002-….jpg`; `undefined` for the picture of
 * media without a cover and for other addresses.
 */
export function mediaOfCover(address: string | null | undefined): number | undefined {
  const found = /\/(?:anime|manga)\/cover\/[^?#]*?\/?[a-z]{0,3}(\d+)(?:-[^/]*)?\.\w+(?:[?#]|$)/i.exec(address ?? '');
  return found ? Number(found[1]) : undefined;
}

/**
 * The media item of a list editor, from the ids that the page shows: in the editor's cover, in the row or card whose
 * control opened the editor, and in the address of a media page. `undefined` if none is known, or if cover and opener
 * differ, since a change would then be saved for another media item.
 */
export function editedMedia(ids: {
  cover: number | undefined;
  opener: number | undefined;
  page: number | undefined;
}): number | undefined {
  const {cover, opener, page} = ids;
  if (cover !== undefined && opener !== undefined && cover !== opener) return undefined;
  return cover ?? opener ?? page;
}
