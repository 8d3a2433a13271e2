import * as v from 'valibot';

import type {Bisect} from '#domain/script/bisect';
import {featureSwitch} from './featureSwitch';
import {data, listOf, recordOf, standalone, text} from './handles';
import {plainTitleLanguage} from './migrate';
import {names} from './messages';

/** The languages that media titles can be shown in. */
export const titleLanguages = ['ROMAJI', 'NATIVE', 'ENGLISH'] as const;
/** A language that media titles can be shown in. */
export type TitleLanguage = (typeof titleLanguages)[number];

/**
 * Language of media titles. At every start it is overwritten by the option of the user signed in to the site. Default:
 * ROMAJI.
 */
export const titleLanguage = data<TitleLanguage>('titleLanguage', {
  initial: 'ROMAJI',
  schema: v.pipe(v.string(), v.transform(plainTitleLanguage), v.picklist(titleLanguages)),
});

/** The script's token, used where there is no vault. */
export const accessToken = data('accessToken', {initial: '', schema: v.string()});

/** Client id that the user registered: a number. Empty: the project's own, if it has one. */
export const clientId = text('clientId', {
  title: '',
  initial: '',
  form: {pattern: /^\d{0,20}$/, hint: () => names.clientIdForm},
});

/** The languages of the texts that can be chosen; `auto` is the browser's. */
export const languageChoices = ['auto', 'en', 'de'] as const;
/** A choice of the language of the texts. */
export type LanguageChoice = (typeof languageChoices)[number];

/** The language of the texts. A change applies from the next page load. */
export const language = data<LanguageChoice>('language', {initial: 'auto', schema: v.picklist(languageChoices)});

/** Switch of mobile mode, which turns off features that need a wide screen. */
export const mobileFriendly = featureSwitch('mobileFriendly');

/** Whether mobile mode was already suggested on this device, which happens only once. */
export const mobileHintSeen = data('mobileHintSeen', {
  initial: false,
  schema: v.boolean(),
});

/** Switch of the vertical navigation, which the menu beside the profile link requires. */
export const verticalNav = featureSwitch('CSSverticalNav');

/**
 * Switch of the feature that makes Browse lead to manga. The statistics link in the menu of the user's pages follows
 * it.
 */
export const mangaBrowse = featureSwitch('mangaBrowse');

/**
 * Switch of the timeline of the user's own activities about a media item, which the links between activities require.
 */
export const activityTimeline = featureSwitch('activityTimeline');

/** Switch of the low-bandwidth feed, to which the days of the activity history lead. */
export const termsFeed = featureSwitch('termsFeed');

/** Switch of the list table, in which entries are selected for bulk edits. */
export const listTable = featureSwitch('listTable');

/** Switch of safe-for-work mode, which suspends styles from other users' profiles and from pasted text. */
export const safeForWork = featureSwitch('SFWmode');

/** Whether the welcome card is still shown. Set when nothing was stored, and reset when the card is dismissed. */
export const welcomePending = data('welcomePending', {
  initial: false,
  schema: v.boolean(),
});

/**
 * The user's own titles for media: the beginning of a link (or `css/` with style text) and its replacement (rule
 * media-13). Invalid pairs are dropped.
 */
export const titleAliases = standalone<readonly (readonly [string, string])[]>('titleAliases', {
  initial: [],
  schema: listOf(v.tuple([v.string(), v.string()])),
});

/** Older versions wrote `false` or nothing for the fields that an entry leaves open. */
const emptyValue = v.union([v.null(), v.literal(false), v.literal('')]);
const optionalText = v.optional(
  v.pipe(
    v.union([v.string(), emptyValue]),
    v.transform(value => value || undefined),
  ),
);
const blockEntry = v.object({
  user: optionalText,
  media: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits()), emptyValue]),
      v.transform(value => (value ? Number(value) : undefined)),
    ),
  ),
  status: optionalText,
});

/** Two entries with the same fields hide the same; AniList's names do not depend on case. */
const blockKey = ({user, media, status}: BlockEntry) => JSON.stringify([user?.toLowerCase(), media, status]);

/** Whether the block list has an entry that hides the same. */
export const hasBlockEntry = (list: readonly BlockEntry[], entry: BlockEntry) =>
  list.some(each => blockKey(each) === blockKey(entry));

const withoutRepeats = (list: readonly BlockEntry[]): readonly BlockEntry[] =>
  list.filter((entry, index) => !hasBlockEntry(list.slice(0, index), entry));

/**
 * The entries that the home feed hides, each with an optional user, media id and status. Invalid entries are dropped.
 */
export const blockList = standalone<readonly BlockEntry[]>('blockList', {
  initial: [],
  schema: v.pipe(listOf<BlockEntry>(blockEntry), v.transform(withoutRepeats)),
});

/** An entry of the block list. Fields left out match everything. */
export interface BlockEntry {
  readonly user?: string | undefined;
  readonly media?: number | undefined;
  readonly status?: string | undefined;
}

const regularTagsOf = (type: 'Anime' | 'Manga') =>
  standalone<readonly string[]>(`regularTagsCustom ${type} Tags`, {
    initial: ['Shounen', 'Shoujo', 'Josei', 'Seinen'],
    schema: v.pipe(
      listOf(v.pipe(v.string(), v.trim(), v.nonEmpty())),
      v.transform(tags => [...new Set(tags)]),
    ),
  });

/** The AniList tags shown among the custom tags of each list. */
export const regularTags = {ANIME: regularTagsOf('Anime'), MANGA: regularTagsOf('Manga')} as const;

/** Last position and size of floating boxes by box id, in pixels relative to the window. */
export const boxPlaces = data('boxPlaces', {
  initial: {},
  schema: recordOf(v.object({left: v.number(), top: v.number(), width: v.number(), height: v.number()})),
});

/** State of a running bisect for the feature that causes a problem. It survives reloads. */
export const bisectSearch = data<Bisect | undefined>('culpritSearch', {
  initial: undefined,
  schema: v.object({suspects: v.array(v.string()), off: v.array(v.string()), step: v.number()}),
});

/** Selectors that replace those in the code, by the names of the latter. */
export const selectorOverrides = data<Readonly<Record<string, string>>>('selectorOverrides', {
  initial: {},
  schema: recordOf(v.string()),
});

/** The last version whose changes the user has seen. Empty before the first. */
export const seenVersion = data('seenVersion', {initial: '', schema: v.string()});

/** The tab of the settings page that was chosen last. */
export const settingsTab = data('settingsTab', {initial: 'start', schema: v.string()});

/** Whether automatic sign-in was attempted, which happens only once. */
export const loginAttempted = data('loginAttempted', {
  initial: false,
  schema: v.boolean(),
});

/** When the user was last reminded that the sign-in expires soon (epoch milliseconds). */
export const expiryReminded = data('expiryReminded', {initial: 0, schema: v.number()});

/** Switch of the grouped notifications, which the chart of unread types requires. */
export const groupedNotifications = featureSwitch('notifications');

/** Switch that hides notifications of likes, both in the grouped view and in the site's own. */
export const hideLikes = featureSwitch('hideLikes');

/** Names of users whose notifications are left out of the grouped list and of the chart of unread types. */
export const softBlock = data<readonly string[]>('softBlock', {initial: [], schema: listOf(v.string())});
