import * as v from 'valibot';

import type {Bisect} from '#domain/script/bisect';
import {featureSwitch} from './featureSwitch';
import {data, standalone} from './handles';

export const titleLanguages = ['ROMAJI', 'NATIVE', 'ENGLISH'] as const;
export type TitleLanguage = (typeof titleLanguages)[number];

/** In which language works are named; overwritten from the signed-in user's option at every start (spec 1, section 4). */
export const titleLanguage = data<TitleLanguage>('titleLanguage', {
  initial: 'ROMAJI',
  schema: v.picklist(titleLanguages),
});

/** The script's token, where no vault of a script manager exists. */
export const accessToken = data('accessToken', {initial: '', schema: v.string()});

/** Client id that the person registered; empty: the project's own, if it has one. */
export const clientId = data('clientId', {initial: '', schema: v.string()});

/** Mobile mode: switches off what needs a wide screen; the switch of the feature of the same name. */
export const mobileFriendly = featureSwitch('mobileFriendly');

/** Mobile mode was suggested on this device; it is, once. */
export const mobileHintSeen = data('mobileHintSeen', {initial: false, schema: v.boolean()});

/** Switch of the vertical navigation, which the menu beside the profile link needs. */
export const verticalNav = featureSwitch('CSSverticalNav');

/** Switch of the feature by which Browse leads to manga; one's own statistics follow it. */
export const mangaBrowse = featureSwitch('mangaBrowse');

/** Switch of the own timeline of a work, which the links between activities go with (decision 32). */
export const activityTimeline = featureSwitch('activityTimeline');

/** Safe-for-work mode: what other people's profiles and pasted texts restyle rests in it; the switch of the feature of the same name. */
export const safeForWork = featureSwitch('SFWmode');

/** A list whose broken members are left out, while the others count. */
const listOf = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(members =>
      members.flatMap(member => {
        const {success, output} = v.safeParse(schema, member);
        return success ? [output] : [];
      }),
    ),
  );

/**
 * Titles that the person gave to works: a link's beginning (or `css/` with style text) and what replaces it (spec 1, section 3). Broken
 * pairs are left out.
 */
export const titleAliases = standalone<readonly (readonly [string, string])[]>('titleAliases', {
  initial: [],
  schema: listOf(v.tuple([v.string(), v.string()])),
});

/** Older versions wrote `false` or nothing for what an entry leaves open. */
const open = v.union([v.null(), v.literal(false), v.literal('')]);
const words = v.optional(
  v.pipe(
    v.union([v.string(), open]),
    v.transform(value => value || undefined),
  ),
);
const blockEntry = v.object({
  user: words,
  media: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits()), open]),
      v.transform(value => (value ? Number(value) : undefined)),
    ),
  ),
  status: words,
});

/** What the home feed hides: entries with a user, a work's id and a status, each optional (spec 3, section 3). Broken entries are left out. */
export const blockList = standalone<readonly BlockEntry[]>('blockList', {
  initial: [],
  schema: listOf<BlockEntry>(blockEntry),
});

export interface BlockEntry {
  readonly user?: string | undefined;
  readonly media?: number | undefined;
  readonly status?: string | undefined;
}

/** Where floating boxes stood last, in pixels of the window, by the id of the box. */
export const boxPlaces = data('boxPlaces', {
  initial: {},
  schema: v.record(v.string(), v.object({left: v.number(), top: v.number(), width: v.number(), height: v.number()})),
});

/** A search for the feature that causes a trouble, while it goes on; it survives reloads. */
export const bisectSearch = data<Bisect | undefined>('culpritSearch', {
  initial: undefined,
  schema: v.object({suspects: v.array(v.string()), off: v.array(v.string()), step: v.number()}),
});

/** The version whose news the person has seen; empty before the first. */
export const seenVersion = data('seenVersion', {initial: '', schema: v.string()});

/** Whether the automatic sign-in was tried (spec 1, section 4: once). */
export const loginAttempted = data('loginAttempted', {initial: false, schema: v.boolean()});

/** When the person was last reminded that the sign-in ends soon (epoch milliseconds). */
export const expiryReminded = data('expiryReminded', {initial: 0, schema: v.number()});

/** Switch of the grouped notifications; the pie of unread types needs them (decision 32). */
export const groupedNotifications = featureSwitch('notifications');

/** Switch that hides notifications of likes, in the grouped view and the site's own. */
export const hideLikes = featureSwitch('hideLikes');
