import {isSameName} from '../compare/people';
import {parseFuzzyDate} from '../date/fuzzyDate';
import {japanDay} from '../date/japanDay';

/** Filters of the low-bandwidth feed that are on or off. */
export const switchFilters = ['global', 'text', 'replies', 'forum', 'reviews'] as const;
/** A filter that is on or off. */
export type SwitchFilter = (typeof switchFilters)[number];

/** The filters that are on; `user` is a name, `media` an id. */
export type FeedFilters = Readonly<Partial<Record<SwitchFilter, true>>> & {
  readonly user?: string;
  readonly media?: number;
};
type FilterName = keyof FeedFilters;

/** The state of the low-bandwidth feed. The address contains all of it. */
export interface FeedView {
  readonly page: number;
  readonly filters: FeedFilters;
  /** A day in Japan, YYYY-MM-DD. */
  readonly date: string | undefined;
}

/** The filters that each filter clears when it is chosen (rule feed-16). */
const cleared: Readonly<Record<FilterName, readonly FilterName[]>> = {
  global: ['user', 'forum', 'reviews'],
  text: ['forum', 'reviews', 'media'],
  replies: ['reviews'],
  forum: ['global', 'text', 'reviews'],
  reviews: ['global', 'text', 'forum', 'replies'],
  user: [],
  media: ['text'],
};

const without = (filters: FeedFilters, names: readonly FilterName[]): FeedFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as FilterName)));

/** Chooses filters, one after the other, or clears those that are `undefined`. */
export function chooseFilters(
  filters: FeedFilters,
  chosen: Readonly<Partial<Record<FilterName, true | string | number | undefined>>>,
) {
  return Object.entries(chosen).reduce<FeedFilters>(
    (known, [name, value]) =>
      value === undefined
        ? without(known, [name as FilterName])
        : {...without(known, cleared[name as FilterName]), [name]: value},
    filters,
  );
}

const positive = (word: string | null) => (/^[1-9]\d{0,8}$/.test(word ?? '') ? Number(word) : undefined);

/** Parses the query of the feed's address (rule feed-17). Unreadable parts count as missing. */
export function parseFeedView(search: string): FeedView {
  const said = new URLSearchParams(search);
  const on = (said.get('filter') ?? '').split(',');
  const date = said.get('date')?.trim() ?? '';
  return {
    page: positive(said.get('page')) ?? 1,
    filters: chooseFilters(
      {},
      {
        ...Object.fromEntries(switchFilters.flatMap(name => (on.includes(name) ? [[name, true]] : []))),
        media: positive(said.get('media')),
        user: said.get('user')?.trim() || undefined,
      },
    ),
    date: japanDay(parseFuzzyDate(date) ?? {}) && date,
  };
}

/** Formats a view as the query of an address; the inverse of `parseFeedView`. Other parameters of `search` are kept. */
export function formatFeedView({page, filters, date}: FeedView, search: string): string {
  const query = new URLSearchParams(search);
  const values = {
    page: page > 1 ? String(page) : undefined,
    user: filters.user,
    date,
    media: filters.media?.toString(),
    filter: switchFilters.filter(name => filters[name]).join(',') || undefined,
  };
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The content of a page of the feed. */
export type FeedKind = 'activities' | 'threads' | 'reviews';

/** The kind of a page with these filters. */
export function feedKind({forum, reviews}: FeedFilters): FeedKind {
  if (reviews) return 'reviews';
  return forum ? 'threads' : 'activities';
}

/** Arguments of the API's lists, without those that would change nothing. */
export interface FeedArguments {
  readonly page: number;
  readonly userId?: number;
  readonly mediaId?: number;
  readonly isFollowing?: true;
  readonly hasReplies?: true;
  readonly hasRepliesOrTypeText?: true;
  readonly typesNot?: ('MESSAGE' | 'ANIME_LIST' | 'MANGA_LIST')[];
  readonly after?: number;
  readonly before?: number;
}

/** The arguments for a page of the feed (rule feed-18). `userId` is that of the user filter. */
export function feedArguments({page, filters, date}: FeedView, userId: number | undefined): FeedArguments {
  const {global, text, replies, media} = filters;
  const common = {page, ...(userId !== undefined && {userId}), ...(media !== undefined && {mediaId: media})};
  if (feedKind(filters) !== 'activities') return common;
  const typesNot = [
    ...(userId === undefined ? (['MESSAGE'] as const) : []),
    ...(text ? (['ANIME_LIST', 'MANGA_LIST'] as const) : []),
  ];
  return {
    ...common,
    ...(userId === undefined && !global && {isFollowing: true}),
    ...(replies && {hasReplies: true}),
    ...(global && userId === undefined && media === undefined && {hasRepliesOrTypeText: true}),
    ...(typesNot.length && {typesNot}),
    ...(date && japanDay(parseFuzzyDate(date) ?? {})),
  };
}

/** The action of "Publish"; `none`: nothing, because threads and reviews cannot be written here. */
export type PostingMode = 'none' | 'edit' | 'message' | 'status';

/** The action of "Publish" with these filters (rule feed-19). `me` is the user's own name. */
export function postingMode({user, ...filters}: FeedFilters, me: string | undefined, isEditing: boolean): PostingMode {
  if (feedKind(filters) !== 'activities') return 'none';
  if (isEditing) return 'edit';
  return user !== undefined && !isSameName(user, me ?? '') ? 'message' : 'status';
}
