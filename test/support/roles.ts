import type {RoleEntry, RoleMedia} from '#domain/media/roleCard';
import type {TitledCard} from '#domain/media/roleOrder';

/** A media item with only the fields that a test names. */
export const roleMedia = (fields: Partial<RoleMedia> = {}): RoleMedia => ({
  id: 1,
  type: 'ANIME',
  title: {romaji: 'Title'},
  format: undefined,
  cover: undefined,
  startDate: {},
  episodes: undefined,
  duration: undefined,
  chapters: undefined,
  volumes: undefined,
  popularity: undefined,
  favourites: undefined,
  score: undefined,
  genres: [],
  tags: [],
  entry: undefined,
  ...fields,
});

/** A list entry that is being watched. */
export const roleEntry = (fields: Partial<RoleEntry> = {}): RoleEntry => ({
  status: 'CURRENT',
  score: 0,
  scoreFormat: 'POINT_10',
  progress: 0,
  repeat: 0,
  adjustValue: undefined,
  ...fields,
});

/** A card without roles. */
export const roleCard = (
  title: string,
  media: Partial<RoleMedia> = {},
  fields: Partial<TitledCard> = {},
): TitledCard => ({
  key: title,
  media: roleMedia(media),
  roles: [],
  people: [],
  title,
  ...fields,
});
