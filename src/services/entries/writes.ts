import * as v from 'valibot';

import {encodeEmoji} from '#domain/text/characterReferences';
import {customLists as customListsOf} from '#domain/list/customLists';
import {parseListStatus, statusName} from '#domain/list/listStatus';
import {formatFuzzyDate} from '#domain/date/fuzzyDate';
import {shapeOf} from '../api/shapeLink';
import {required, type WriteApi, type WriteKind} from '../outbox/kind';
import {registerKinds} from '../outbox/kinds';
import {deleteIfExists} from '../outbox/kinds/deletes';
import type {Values} from '../outbox/write';
import {conflictOf} from './conflicts';
import {besideStatus, filledIn} from './filledIn';
import {entryValues, type EntryValues} from './entryValues';
import {DeleteEntryDocument, EntryNowDocument} from './entries.generated';
import {text as messageText, valueNames} from './messages';
import {hasPartsOf, ontoLists, otherNotes} from './madeFromOld';
import {SaveEntryDocument} from './saveEntry.generated';
import type {SavedEntry} from './savedEntry';
import {stepOnto} from './step';

/** Target key of all writes to one list entry. */
export const entryTarget = (mediaId: number) => `entry:${mediaId}`;
const labelOr = (mediaId: number, label: string | undefined) => label ?? messageText.untitled(mediaId);

/**
 * The list entry as it is on the server now, with the names of its custom lists; `undefined` if the media item is not on
 * the list.
 */
export async function fetchEntry(call: WriteApi, mediaId: number): Promise<(Values & {id: number}) | undefined> {
  const userId = await call.userId();
  const {Page} = await call.query(EntryNowDocument, {userId, mediaId});
  const entry = Page?.mediaList?.[0] ?? undefined;
  return entry && {...entry, customLists: customListsOf(entry.customLists)};
}

const part = v.nullish(v.number());
const dateParts = v.strictObject({year: part, month: part, day: part, __typename: v.optional(v.string())});
const words = v.array(v.union([v.string(), v.number()]));

/**
 * The items of a list, or the scores of categories, in words. With category names, only the scores above 0 are listed.
 */
function listInWords(items: readonly (string | number)[], categories: readonly string[]): string {
  const named = items.flatMap((item, index) => {
    if (typeof item === 'string') return [item];
    const category = categories[index];
    return item ? [category === undefined ? String(item) : `${category} ${item}`] : [];
  });
  return named.join(', ');
}

interface Described {
  /** The type of the media item, for the name of its status. */
  readonly mediaType?: 'ANIME' | 'MANGA' | undefined;
  /** The names of the advanced scores. */
  readonly categories?: readonly string[] | undefined;
}

function valueInWords(name: string, value: unknown, {mediaType, categories = []}: Described): string {
  if (value === null || value === '') return messageText.valueEmpty(name);
  if (v.is(words, value)) {
    const list = listInWords(value, categories);
    return list ? messageText.value(name, list) : messageText.valueEmpty(name);
  }
  if (v.is(dateParts, value)) {
    const date = formatFuzzyDate(value);
    return date ? messageText.value(name, date) : messageText.valueEmpty(name);
  }
  if (typeof value === 'boolean') return messageText.value(name, value ? messageText.yes : messageText.no);
  if (typeof value === 'number') return messageText.value(name, String(value));
  if (typeof value !== 'string') return messageText.valueChanged(name);
  const status = name === valueNames.status ? parseListStatus(value) : undefined;
  return messageText.value(name, status ? statusName(status, mediaType) : value);
}

/**
 * Changed values as text, for example "score 8, progress 4". An answer of the API also has fields that mean nothing to
 * the user, such as its type, so only named values are listed.
 */
export const describeValues = (changed: Values, about: Described = {}) =>
  Object.entries(changed)
    .flatMap(([key, value]) => {
      const name = Object.hasOwn(valueNames, key) ? valueNames[key] : undefined;
      return name === undefined || value === undefined ? [] : [valueInWords(name, value, about)];
    })
    .join(', ');

const pick = (from: Values, keys: readonly string[]) => Object.fromEntries(keys.map(key => [key, from[key]]));

/** The fields that a change may affect: those that are sent, and those that AniList fills in. */
const affected = (payload: EntryValues) => [
  ...Object.keys(payload),
  ...(payload.status ? filledIn.map(([key]) => key) : []),
];

/**
 * Compares an old change with the server's values, and applies one that adds to the progress to the server's. Reads the
 * previous values if the caller did not know all of them, so that the journal can restore them.
 */
const checkByHand: NonNullable<WriteKind<EntryValues, SavedEntry>['check']> = async (call, attempt) => {
  const {payload, write, isOld} = attempt;
  const {base} = write;
  const isIn = (values: Values) => Object.keys(payload).every(key => key === 'mediaId' || key in values);
  const isKnown = base !== undefined && (!Object.keys(base).length || isIn(base));
  const isCompared = isOld && !write.forced && base !== undefined;
  if (isKnown && !isCompared && !hasPartsOf(payload, base)) return {action: 'send'};
  const now = await fetchEntry(call, payload.mediaId);
  const stepped = isCompared ? stepOnto(now, payload, write) : undefined;
  if (stepped && now) return {action: 'send', payload: stepped, base: pick(now, affected(stepped))};
  const theirs =
    (isCompared ? conflictOf(payload, base, now) : undefined) ??
    (base && !write.forced ? otherNotes(payload, base, now) : undefined);
  if (theirs) return {action: 'conflict', theirs};
  const merged = now && base && ontoLists(payload, base, now);
  if (merged) return {action: 'send', ...merged};
  if (isKnown) return {action: 'send'};
  return {action: 'send', base: now ? {...pick(now, affected(payload)), ...base} : {}};
};

/** Saves values of a list entry. */
export const saveEntry: WriteKind<EntryValues, SavedEntry> = {
  schema: entryValues,
  resultShape: shapeOf(SaveEntryDocument, 'SaveMediaListEntry'),
  target: ({mediaId}) => entryTarget(mediaId),
  describe: (payload, {label, mediaType}) =>
    messageText.save(labelOr(payload.mediaId, label), describeValues(payload, {mediaType})),
  merge: (earlier, later) => ({...earlier, ...later}),
  check: checkByHand,
  async send(call, payload) {
    const {notes} = payload;
    const stored = notes === undefined ? payload : {...payload, notes: encodeEmoji(notes)};
    const {SaveMediaListEntry} = await call.mutate(SaveEntryDocument, stored);
    return required(SaveMediaListEntry);
  },
  onApplied: (bus, {mediaId}, entry, isElsewhere) => bus.emit('listEntryChanged', {mediaId, entry, isElsewhere}),
  journalChange(payload, base, saved) {
    const {mediaId, ...after} = payload;
    const {id} = saved;
    const keys = Object.keys(after);
    const isNew = base !== undefined && Object.keys(base).length === 0;
    if (isNew) return {mediaId, before: undefined, after: {...after, id}};
    if (!base || !keys.every(key => key in base)) return undefined;
    const beside = besideStatus(payload, base, saved);
    return {
      mediaId,
      before: {...pick(base, keys), ...beside.before},
      after: {...after, ...beside.after, id},
    };
  },
};

/** Identifies an entry to delete. */
export const deletionPayload = v.object({mediaId: v.number(), id: v.optional(v.number())});

/** Removes a media item from the list. */
export const deleteEntry: WriteKind<v.InferOutput<typeof deletionPayload>, boolean> = {
  schema: deletionPayload,
  resultShape: 'b',
  target: ({mediaId}) => entryTarget(mediaId),
  describe: ({mediaId}, {label}) => messageText.remove(labelOr(mediaId, label)),
  merge: (_earlier, later) => later,
  async check(call, {payload: {mediaId, id}, write}) {
    if (id !== undefined && !write.lost) return {action: 'send'};
    // While answers are late, a deletion that was carried out would be sent again and again.
    const now = await fetchEntry(call, mediaId);
    return now && now.id === (id ?? now.id) ? {action: 'send'} : {action: 'done', result: true};
  },
  async send(call, {mediaId, id}) {
    const known = id ?? (await fetchEntry(call, mediaId))?.id;
    return known === undefined || deleteIfExists(call, DeleteEntryDocument, known);
  },
  onApplied: (bus, {mediaId}, _result, isElsewhere) =>
    bus.emit('listEntryChanged', {mediaId, isDeleted: true, isElsewhere}),
  journalChange: ({mediaId}, base) => base && {mediaId, before: base, after: undefined},
};

declare module '../outbox/kinds' {
  interface WriteKinds {
    saveEntry: typeof saveEntry;
    deleteEntry: typeof deleteEntry;
  }
}

registerKinds({saveEntry, deleteEntry});
