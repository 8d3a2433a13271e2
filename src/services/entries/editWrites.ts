import {customLists} from '#domain/list/customLists';
import {rateWindow} from '#platform/platform';
import {FavouritesNowDocument, ToggleFavouriteDocument} from '../outbox/documents/toggles.generated';
import type {JobRules, WriteKind} from '../outbox/kind';
import {registerKinds} from '../outbox/kinds';
import {toggleFavourite} from '../outbox/kinds/toggles';
import type {Payload} from '../outbox/kinds';
import type {Values} from '../outbox/write';
import {comparedFields} from './conflicts';
import type {EntryNowFragment} from './entries.generated';
import {editValues, type EditValues, type EntryValues} from './entryValues';
import {deleteImported, deleteTogether, importEntry, saveTogether} from './jobWrites';
import {isSameValue} from './sameValue';
import {savableValues} from './savableValues';
import type {SavedEntry} from './savedEntry';
import {saveEntry} from './writes';

type Deletion = Payload<'deleteImported'>;
type Favourite = Payload<'toggleFavourite'>;

/** Every value of an entry that was just read. */
const valuesOf = (found: Values): Values => savableValues(found as EntryNowFragment);

/** The lists that an entry is on after the changes, in the order of AniList's answer. */
function listsAfter({add, remove}: NonNullable<EditValues['lists']>, found: Values): string[] {
  const {customLists: now} = found;
  const on = customLists(now) ?? [];
  const known = typeof now === 'object' && now !== null && !Array.isArray(now) ? Object.keys(now) : on;
  return [...new Set([...known, ...add])].filter(name =>
    add.includes(name) ? true : on.includes(name) && !remove.includes(name),
  );
}

/** The values that are sent: changes of custom lists have become the whole set. */
const sentValues = ({lists, ...values}: EditValues): EntryValues => (void lists, values);

const editTogether: JobRules<EditValues, SavedEntry> = {
  read: saveTogether.read,
  mustRead: (payload, write, now) => payload.lists !== undefined || saveTogether.mustRead(payload, write, now),
  compare(payload, write, found) {
    const {lists, ...values} = payload;
    // A set that was made for an earlier call is made again.
    const seen = lists ? {...values, customLists: undefined} : values;
    const verdict = saveTogether.compare(seen, write, found);
    if (verdict.action !== 'send' || !found) return verdict;
    const set = lists && {customLists: listsAfter(lists, found)};
    return {action: 'send', payload: {...payload, ...set}, base: {...write.base, ...valuesOf(found)}};
  },
  mutation: (payload, found) => saveTogether.mutation(sentValues(payload), found),
  resultOf: (payload, answer) => saveTogether.resultOf(sentValues(payload), answer),
  arrived: (payload, found) => saveTogether.arrived(sentValues(payload), found),
};

/** Saves an entry as one of a bulk edit. */
export const editEntry: WriteKind<EditValues, SavedEntry> = {
  ...importEntry,
  schema: editValues,
  journalChange: (payload, base, saved) => saveEntry.journalChange?.(sentValues(payload), base, saved),
  job: editTogether,
};

const removeTogether: JobRules<Deletion, boolean> = {
  ...deleteTogether,
  // Undoing needs every value, as it was when the entry was deleted (rule import-15).
  mustRead: () => true,
  compare(payload, write, found) {
    const verdict = deleteTogether.compare(payload, write, found);
    if (verdict.action !== 'send' || !found) return {action: 'done', result: true, base: {}};
    const {base = {}} = write;
    const isChanged = comparedFields.imported.some(key => key in base && !isSameValue(base[key], found[key]));
    return isChanged ? {action: 'conflict', theirs: found} : {action: 'send', base: valuesOf(found)};
  },
};

/** Deletes an entry as one of a bulk edit, and keeps all its values in the journal. */
export const removeEntry: WriteKind<Deletion, boolean> = {
  ...deleteImported,
  job: removeTogether,
  journalChange: ({mediaId}, base = {}) => ({
    mediaId,
    // One that was gone already isn't created again.
    before: Object.keys(base).length ? base : undefined,
    after: undefined,
  }),
};

/** Time for which favorites that were read need not be read again (ms): as long as the 50 of one query take. */
const favouritesFreshForMs = () => rateWindow() * 3;

const favouritesInTurn: JobRules<Favourite, boolean> = {
  isAlone: true,
  async read(call, payloads) {
    const {Page} = await call.query(FavouritesNowDocument, {ids: payloads.map(({id}) => id)});
    const found = new Map((Page?.media ?? []).map(media => [media?.id, media?.isFavourite ?? false]));
    return new Map(
      payloads.flatMap(payload => {
        const isFavourite = found.get(payload.id);
        return isFavourite === undefined ? [] : [[toggleFavourite.target(payload), {isFavourite}] as const];
      }),
    );
  },
  mustRead: (_payload, {seenAt = -Infinity}, now) => now - seenAt > favouritesFreshForMs() || now < seenAt,
  compare: ({on}, _write, found) =>
    found?.isFavourite === on
      ? {action: 'done', result: on, base: found}
      : {action: 'send', ...(found && {base: found})},
  mutation: ({type, id}) => ({query: ToggleFavouriteDocument, variables: {[type]: id}}),
  resultOf: ({on}, {ToggleFavourite: toggled}) => (toggled ? on : undefined),
  arrived: ({on}, found) => (found?.isFavourite === on ? on : undefined),
};

const {check, ...favouriteKind} = toggleFavourite;
void check;

/** Adds a media item to or removes it from the user's favorites, as one of a bulk edit. */
export const setFavourite: WriteKind<Favourite, boolean> = {
  ...favouriteKind,
  job: favouritesInTurn,
  priority: 'background',
  journalChange: ({id, on}, before) => ({mediaId: id, before, after: {isFavourite: on}}),
};

declare module '../outbox/kinds' {
  interface WriteKinds {
    editEntry: typeof editEntry;
    removeEntry: typeof removeEntry;
    setFavourite: typeof setFavourite;
  }
}

registerKinds({editEntry, removeEntry, setFavourite});
