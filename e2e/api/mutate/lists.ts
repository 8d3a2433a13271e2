import {ApiError, invalid, notFound} from '../errors';
import type {Args, Context, Fields} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import {readScore} from '../score';
import {statusWords, tellsProgress} from '../seed/activities';
import type {Entry, FuzzyDate, ListStatus, Member, MediaType, Work} from '../store/rows';

const noDate: FuzzyDate = {year: null, month: null, day: null};

/** What a list mutation may change; null and absent leave a value as it is, except notes and dates. */
interface Changes {
  readonly id?: number | null;
  readonly mediaId?: number | null;
  readonly status?: ListStatus | null;
  readonly score?: number | null;
  readonly scoreRaw?: number | null;
  readonly progress?: number | null;
  readonly progressVolumes?: number | null;
  readonly repeat?: number | null;
  readonly priority?: number | null;
  readonly private?: boolean | null;
  readonly notes?: string | null;
  readonly hiddenFromStatusLists?: boolean | null;
  readonly customLists?: readonly (string | null)[] | null;
  readonly advancedScores?: readonly (number | null)[] | null;
  readonly startedAt?: Partial<FuzzyDate> | null;
  readonly completedAt?: Partial<FuzzyDate> | null;
}

function check(changes: Changes): void {
  const wrong: Record<string, string[]> = {};
  const limit = (name: string, value: number | null | undefined, high: number): void => {
    if (typeof value !== 'number') return;
    if (value < 0) wrong[name] = [`The ${name} must be at least 0.`];
    if (value > high) wrong[name] = [`The ${name} may not be greater than ${String(high)}.`];
  };
  limit('score', changes.score, 100);
  limit('scoreRaw', changes.scoreRaw, 100);
  limit('progress', changes.progress, 65_535);
  limit('progressVolumes', changes.progressVolumes, 65_535);
  limit('repeat', changes.repeat, 1000);
  limit('priority', changes.priority, 255);
  if ((changes.notes?.length ?? 0) > 6000) wrong.notes = ['The notes may not be greater than 6000 characters.'];
  for (const name of ['startedAt', 'completedAt'] as const) {
    const date = changes[name];
    if (date && ((date.month ?? 1) > 12 || (date.day ?? 1) > 31)) wrong[name] = [`The ${name} is not a valid date.`];
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const date = (wanted: Partial<FuzzyDate> | null | undefined, before: FuzzyDate): FuzzyDate =>
  wanted === undefined
    ? before
    : wanted === null
      ? noDate
      : {year: wanted.year ?? null, month: wanted.month ?? null, day: wanted.day ?? null};

function changed(entry: Entry, changes: Changes, owner: Member, work: Work, now: number): Entry {
  const keep = work.type === 'ANIME' ? owner.animeList : owner.mangaList;
  const score = typeof changes.score === 'number' ? readScore(changes.score, owner.scoreFormat) : entry.rawScore;
  const lists = changes.customLists
    ? keep.customLists.filter(name => changes.customLists?.includes(name))
    : entry.lists;
  return {
    ...entry,
    status: changes.status ?? entry.status,
    rawScore: changes.scoreRaw ?? score,
    progress: changes.progress ?? entry.progress,
    progressVolumes: changes.progressVolumes ?? entry.progressVolumes,
    repeat: changes.repeat ?? entry.repeat,
    priority: changes.priority ?? entry.priority,
    private: changes.private ?? entry.private,
    notes: changes.notes === undefined ? entry.notes : changes.notes,
    hiddenFromStatusLists: changes.hiddenFromStatusLists ?? entry.hiddenFromStatusLists,
    lists,
    advanced: changes.advancedScores
      ? changes.advancedScores.map(value => (value ? readScore(value, owner.scoreFormat) : 0))
      : entry.advanced,
    startedAt: date(changes.startedAt, entry.startedAt),
    completedAt: date(changes.completedAt, entry.completedAt),
    updatedAt: now,
  };
}

function blank(context: Context, owner: Member, work: Work): Entry {
  return {
    id: context.store.entries.nextId(),
    userId: owner.id,
    mediaId: work.id,
    status: 'CURRENT',
    rawScore: 0,
    progress: 0,
    progressVolumes: work.type === 'MANGA' ? 0 : null,
    repeat: 0,
    priority: 0,
    private: false,
    notes: null,
    hiddenFromStatusLists: false,
    lists: [],
    advanced: [],
    startedAt: noDate,
    completedAt: noDate,
    createdAt: context.now,
    updatedAt: context.now,
  };
}

/** The first number of a told progress: 3 of "3 - 5". */
const from = (progress: string): number => Number(progress.split(' - ')[0]);

/** Tells the feed of a change, merging with the member's last activity of the work where it is recent enough. */
function announce(context: Context, owner: Member, work: Work, before: Entry | undefined, after: Entry): void {
  const isAnime = work.type === 'ANIME';
  const stepped = after.progress > (before?.progress ?? 0) && tellsProgress(after.status);
  const turned = before?.status !== after.status && !tellsProgress(after.status);
  if ((!stepped && !turned) || after.private || owner.disabledListActivity.includes(after.status)) return;
  const {store, now} = context;
  const status = statusWords(after.status, isAnime);
  const first = (before?.progress ?? 0) + 1;
  let progress = stepped
    ? first < after.progress
      ? `${String(first)} - ${String(after.progress)}`
      : String(after.progress)
    : null;
  const last = store
    .activitiesOfUser(owner.id)
    .reduce<number>((newest, row) => (row.mediaId === work.id ? Math.max(newest, row.id) : newest), 0);
  const recent = store.activities.get(last);
  const merges =
    owner.activityMergeTime > 20_160 || (recent !== undefined && now - recent.createdAt < owner.activityMergeTime * 60);
  if (recent && merges && recent.status === status && recent.progress !== null && stepped) {
    progress = `${String(from(recent.progress))} - ${String(after.progress)}`;
    store.activities.put({...recent, progress, createdAt: now});
    return;
  }
  const type = isAnime ? 'ANIME_LIST' : 'MANGA_LIST';
  const none = {
    recipientId: null,
    text: null,
    isPrivate: false,
    isLocked: false,
    isPinned: false,
    likes: [],
    subscribers: [],
  };
  store.activities.put({
    ...none,
    id: store.activities.nextId() + 1,
    type,
    userId: owner.id,
    mediaId: work.id,
    status,
    progress,
    createdAt: now,
  });
}

function owned(context: Context, id: number): Entry {
  const entry = context.store.entries.get(id);
  if (!entry) throw notFound();
  if (entry.userId !== viewerOf(context).id) throw new ApiError('You are not authorized to modify this MediaList', 403);
  return entry;
}

function save(changes: Changes, context: Context): Entry {
  const owner = viewerOf(context);
  check(changes);
  const known =
    typeof changes.id === 'number' ? owned(context, changes.id) : context.store.entry(owner.id, changes.mediaId ?? 0);
  const work = context.store.works.get(known?.mediaId ?? changes.mediaId ?? 0);
  if (!work)
    throw typeof changes.mediaId === 'number' ? notFound() : invalid({mediaId: ['The media id field is required.']});
  const after = changed(known ?? blank(context, owner, work), changes, owner, work, context.now);
  context.store.entries.put(after);
  announce(context, owner, work, known, after);
  return after;
}

function saveMany(args: Changes & {ids?: readonly number[] | null}, context: Context): Entry[] {
  const owner = viewerOf(context);
  check(args);
  const entries = (args.ids ?? []).map(id => owned(context, id));
  return entries.map(entry => {
    const work = context.store.works.get(entry.mediaId);
    if (!work) throw notFound();
    return context.store.entries.put(changed(entry, {...args, id: null}, owner, work, context.now));
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
  context.store.members.put({
    ...owner,
    [key]: {...keep, customLists: keep.customLists.filter(name => name !== args.customList)},
  });
  for (const entry of context.store.entriesOfUser(owner.id))
    if (entry.lists.includes(args.customList ?? ''))
      context.store.entries.put({...entry, lists: entry.lists.filter(name => name !== args.customList)});
  return {deleted};
}

/** Mutations of lists. */
export const listMutations: Fields<unknown> = {
  SaveMediaListEntry: (_root, args: Changes & Args, context) => save(args, context),
  UpdateMediaListEntries: (_root, args: Changes & {ids?: readonly number[] | null}, context) => saveMany(args, context),
  DeleteMediaListEntry: (_root, args: {id?: number | null}, context) => {
    viewerOf(context);
    return {deleted: context.store.entries.remove(owned(context, args.id ?? 0).id)};
  },
  DeleteCustomList: (_root, args: {customList?: string | null; type?: MediaType | null}, context) =>
    dropCustomList(args, context),
};
