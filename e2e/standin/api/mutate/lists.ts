import {ApiError, invalid, notFound, refusal} from '../errors';
import type {Args, Context, Resolvers} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import type {ListEntry, MediaType} from '../store/rows';
import {announce} from './announce';
import {newEntry, applyChanges, validateChanges} from './entryChanges';
import type {EntryChanges} from './entryChanges';
import {withFilledIn} from './fillIn';

function owned(context: Context, id: number): ListEntry {
  const entry = context.store.entries.get(id);
  if (!entry) throw notFound();
  if (entry.userId !== viewerOf(context).id) throw new ApiError('You are not authorized to modify this MediaList', 403);
  return entry;
}

function allowWriting(context: Context, mediaId: number): void {
  const status = context.refusedMedia.get(mediaId);
  if (status !== undefined) throw refusal(status);
}

/** The changes to an entry being repeated: with `native?repeatLost` a new progress without a status makes it current. */
const withLostRepeat = (changes: EntryChanges, before: ListEntry, context: Context): EntryChanges =>
  context.switches.has('repeatLost') &&
  before.status === 'REPEATING' &&
  !changes.status &&
  typeof changes.progress === 'number'
    ? {...changes, status: 'CURRENT'}
    : changes;

function save(changes: EntryChanges, context: Context): ListEntry {
  const owner = viewerOf(context);
  validateChanges(changes);
  const known =
    typeof changes.id === 'number' ? owned(context, changes.id) : context.store.entry(owner.id, changes.mediaId ?? 0);
  const work = context.store.media.get(known?.mediaId ?? changes.mediaId ?? 0);
  if (!work)
    throw typeof changes.mediaId === 'number' ? notFound() : invalid({mediaId: ['The media id field is required.']});
  allowWriting(context, work.id);
  const before = known ?? newEntry(context, owner, work);
  const filled = withFilledIn(withLostRepeat(changes, before, context), before, owner, work, context.now);
  const after = applyChanges(before, filled, owner, work, context.now);
  context.store.entries.put(after);
  announce(context, owner, work, known, after);
  return after;
}

function saveMany(args: EntryChanges & {ids?: readonly number[] | null}, context: Context): ListEntry[] {
  const owner = viewerOf(context);
  validateChanges(args);
  const entries = (args.ids ?? []).map(id => owned(context, id));
  return entries.map(entry => {
    const work = context.store.media.get(entry.mediaId);
    if (!work) throw notFound();
    const filled = withFilledIn({...args, id: null}, entry, owner, work, context.now);
    return context.store.entries.put(applyChanges(entry, filled, owner, work, context.now));
  });
}

function dropCustomList(
  args: {customList?: string | null; type?: MediaType | null},
  context: Context,
): {deleted: boolean} {
  const owner = viewerOf(context);
  const key = args.type === 'MANGA' ? 'mangaList' : 'animeList';
  const keep = owner[key];
  const deleted = keep.customLists.includes(args.customList ?? '');
  context.store.users.put({
    ...owner,
    [key]: {...keep, customLists: keep.customLists.filter(name => name !== args.customList)},
  });
  for (const entry of context.store.entriesOfUser(owner.id))
    if (entry.lists.includes(args.customList ?? ''))
      context.store.entries.put({...entry, lists: entry.lists.filter(name => name !== args.customList)});
  return {deleted};
}

/** Mutations of lists. */
export const listMutations: Resolvers<unknown> = {
  SaveMediaListEntry: (_root, args: EntryChanges & Args, context) => save(args, context),
  UpdateMediaListEntries: (_root, args: EntryChanges & {ids?: readonly number[] | null}, context) =>
    saveMany(args, context),
  DeleteMediaListEntry: (_root, args: {id?: number | null}, context) => {
    viewerOf(context);
    const entry = owned(context, args.id ?? 0);
    allowWriting(context, entry.mediaId);
    return {deleted: context.store.entries.remove(entry.id)};
  },
  DeleteCustomList: (_root, args: {customList?: string | null; type?: MediaType | null}, context) =>
    dropCustomList(args, context),
};
