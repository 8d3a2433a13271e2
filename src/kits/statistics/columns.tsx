import {hideSpoilerMarks} from '#domain/text/htmlText';
import {shorten} from '#domain/text/shorten';
import {ActivityLink, MediaLink, UserLink} from '#ui/link/links';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import type {TableColumn} from '#ui/table/columns';
import {text} from './messages';

/** The media item of a row. */
export const mediaColumn = (title: string): TableColumn<{readonly media: NamedMedia}> => ({
  id: 'media',
  title,
  value: ({media}) => media.title?.romaji ?? '',
  media: ({media}) => media,
  cell: ({media}) => <MediaLink media={media} />,
});

/** A link to the subject of a row, on the site. */
export const postColumn = (id: string, title: string): TableColumn<{readonly siteUrl: string}> => ({
  id,
  title,
  value: ({siteUrl}) => siteUrl,
  cell: ({siteUrl}) => <ActivityLink siteUrl={siteUrl} />,
});

/** The beginning of a text that a user has written, from its source; spoilers stay hidden. */
export const beginningColumn = (title: string): TableColumn<{readonly said: string}> => ({
  id: 'text',
  title,
  value: ({said}) => shorten(hideSpoilerMarks(said, text.spoiler).trim()),
});

/** A user; `missing` is shown if AniList does not return the name. */
export const userColumn = <R,>(
  title: string,
  nameOf: (row: R) => string | undefined,
  {id = 'user', missing = text.deleted} = {},
): TableColumn<R> => ({
  id,
  title,
  value: row => nameOf(row) ?? missing,
  cell: row => {
    const name = nameOf(row);
    return name ? <UserLink name={name} /> : missing;
  },
});
