import {customTags} from '../../list/customTag';
import type {CountedEntry} from './entry';
import type {GroupKey, GroupKind} from './groups';

const named =
  (kind: GroupKind) =>
  (name: string): GroupKey => ({kind, id: name, name});

/** The tags of a media item. */
export const tagKeys = ({media}: CountedEntry): readonly GroupKey[] => media.tags.map(named('tag'));
/** The genres of a media item. */
export const genreKeys = ({media}: CountedEntry): readonly GroupKey[] => media.genres.map(named('genre'));

/** The staff of a media item. */
export const staffKeys = ({media}: CountedEntry): readonly GroupKey[] =>
  media.staff.map(({id, first, last}) => ({
    kind: 'staff',
    id,
    name: (first && last ? `${first} ${last}` : first || last) || String(id),
  }));

/** The studios of an anime; with `all`, also its other companies (setting allStudios). */
export const studioKeys =
  ({all}: {all: boolean}) =>
  ({media}: CountedEntry): readonly GroupKey[] =>
    media.studios
      .filter(({isAnimationStudio}) => all || isAnimationStudio)
      .map(({id, name}) => ({kind: 'studio', id, name}));

/** A name without differences in case and surrounding space. */
const comparable = (name: string) => name.trim().toLowerCase();

/** Additional rows in a table of custom tags. */
export interface CustomTagOptions {
  /** AniList tags shown among the custom ones. */
  readonly regularTags: readonly string[];
  /** Names of the user's custom lists. */
  readonly customLists: ReadonlySet<string>;
  /** Name of the row for media on no custom list; `undefined`: there is none. */
  readonly unlisted: string | undefined;
  /** Name of the row for all media; `undefined`: there is none. */
  readonly all: string | undefined;
}

/**
 * The rows in the table of custom tags that an entry belongs to: its custom tags (rule statistics-12), its custom
 * lists, the regular tags, and the optional rows for all media and for media on no custom list.
 */
export function customTagKeys({regularTags, customLists, unlisted, all}: CustomTagOptions) {
  // A stored name may have been typed in another case.
  const isRegular = new Set(regularTags.map(comparable));
  return ({notes, media, listLocations}: CountedEntry): readonly GroupKey[] => {
    const lists = listLocations.filter(name => customLists.has(name));
    return [
      ...customTags(notes).map(named('note')),
      ...media.tags.filter(tag => isRegular.has(comparable(tag))).map(named('tag')),
      ...lists.map(named('list')),
      ...(unlisted !== undefined && !lists.length ? [named('unlisted')(unlisted)] : []),
      ...(all === undefined ? [] : [named('all')(all)]),
    ];
  };
}

/** The tag that is meant by a typed name, as AniList writes it; `undefined` if there is none. */
export const tagNamed = (tags: readonly string[], typed: string): string | undefined =>
  tags.find(tag => comparable(tag) === comparable(typed));
