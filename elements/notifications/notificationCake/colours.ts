import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text, typeNames} from './messages';

/** The colours offered by the editor. */
export const colourNames = {
  Transparent: 'rgba(0,0,0,0)',
  Blue: 'rgb(61,180,242)',
  White: 'rgb(255,255,255)',
  Black: 'rgb(0,0,0)',
  Red: 'rgb(232,93,117)',
  Peach: 'rgb(250,122,122)',
  Orange: 'rgb(247,154,99)',
  Yellow: 'rgb(247,191,99)',
  Green: 'rgb(123,213,85)',
} as const;

/** For types without a chosen colour and without a default. It is not offered for others. */
export const neutral = 'rgb(139,160,178)';

/** The row, and the stored key, of all types that are not in the table; the site will add more. */
const otherTypes = 'OTHER';

const {Peach, Blue, Green, Yellow} = colourNames;

/** The types with a readable name and their default colour (rule notifications-11), and one row for all others. */
export const types: readonly (readonly [type: string, name: string, colour: string])[] = [
  ['ACTIVITY_LIKE', typeNames.ACTIVITY_LIKE, Peach],
  ['ACTIVITY_REPLY_LIKE', typeNames.ACTIVITY_REPLY_LIKE, Peach],
  ['THREAD_COMMENT_LIKE', typeNames.THREAD_COMMENT_LIKE, Peach],
  ['THREAD_LIKE', typeNames.THREAD_LIKE, Peach],
  ['THREAD_COMMENT_REPLY', typeNames.THREAD_COMMENT_REPLY, Blue],
  ['ACTIVITY_REPLY', typeNames.ACTIVITY_REPLY, Blue],
  ['ACTIVITY_MESSAGE', typeNames.ACTIVITY_MESSAGE, Green],
  ['FOLLOWING', typeNames.FOLLOWING, Green],
  ['ACTIVITY_MENTION', typeNames.ACTIVITY_MENTION, Green],
  ['THREAD_COMMENT_MENTION', typeNames.THREAD_COMMENT_MENTION, Green],
  ['THREAD_SUBSCRIBED', typeNames.THREAD_SUBSCRIBED, Yellow],
  ['ACTIVITY_REPLY_SUBSCRIBED', typeNames.ACTIVITY_REPLY_SUBSCRIBED, Yellow],
  ['RELATED_MEDIA_ADDITION', typeNames.RELATED_MEDIA_ADDITION, Yellow],
  ['AIRING', typeNames.AIRING, Yellow],
  ['MEDIA_DATA_CHANGE', typeNames.MEDIA_DATA_CHANGE, neutral],
  ['MEDIA_MERGE', typeNames.MEDIA_MERGE, neutral],
  ['MEDIA_DELETION', typeNames.MEDIA_DELETION, neutral],
  ['MEDIA_SUBMISSION_UPDATE', typeNames.MEDIA_SUBMISSION_UPDATE, neutral],
  ['CHARACTER_SUBMISSION_UPDATE', typeNames.CHARACTER_SUBMISSION_UPDATE, neutral],
  ['STAFF_SUBMISSION_UPDATE', typeNames.STAFF_SUBMISSION_UPDATE, neutral],
  [otherTypes, typeNames.OTHER, neutral],
];

/** The flag is misspelled because stored settings contain that spelling. */
export interface TypeColour {
  readonly colour: string;
  readonly supress: boolean;
}

const colour = v.pipe(
  v.string(),
  v.transform(text => text.replaceAll(' ', '')),
  v.regex(/^(?:rgb\(\d{1,3},\d{1,3},\d{1,3}\)|rgba\(\d{1,3},\d{1,3},\d{1,3},[\d.]+\))$/),
);

/** The user's own choices by type. */
export type Chosen = Readonly<Record<string, {[K in keyof TypeColour]?: TypeColour[K] | undefined}>>;

/** Colours and suppressed types; missing or invalid values fall back to the default. */
export const notificationColours = data<Chosen>('notificationColours', {
  title: text.dataTitle,
  initial: {},
  schema: v.record(
    v.string(),
    v.fallback(
      v.object({colour: v.optional(v.fallback(colour, '')), supress: v.optional(v.fallback(v.boolean(), false))}),
      {},
    ),
  ),
});

/** The colour of a type and whether the pie chart omits it. A type that is not in the table has the row of the others. */
export function colourOf(type: string, chosen: Chosen): TypeColour {
  const row = types.find(([name]) => name === type) ?? types.find(([name]) => name === otherTypes);
  const key = Object.hasOwn(chosen, type) ? type : (row?.[0] ?? otherTypes);
  const own = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
  return {colour: own?.colour || (row?.[2] ?? neutral), supress: own?.supress ?? false};
}

/** A slice of the pie chart: a CSS colour and a number of notifications. */
export interface Slice {
  readonly colour: string;
  readonly count: number;
}

/** The slices of the pie chart. Types of the same colour form one slice, and suppressed types are omitted. */
export function slicesOf(unread: Readonly<Record<string, number>>, chosen: Chosen): Slice[] {
  const counts = new Map<string, number>();
  for (const [type, count] of Object.entries(unread)) {
    const {colour: own, supress} = colourOf(type, chosen);
    if (!supress) counts.set(own, (counts.get(own) ?? 0) + count);
  }
  return [...counts].map(([own, count]) => ({colour: own, count}));
}

/**
 * The number of unread notifications to show out of `total`: all but those of suppressed types. `unread` has the types
 * of the newest ones only; older ones count.
 */
export function shownCount(total: number, unread: Readonly<Record<string, number>>, chosen: Chosen): number {
  const suppressed = Object.entries(unread).filter(([type]) => colourOf(type, chosen).supress);
  return total - suppressed.reduce((sum, [, count]) => sum + count, 0);
}
