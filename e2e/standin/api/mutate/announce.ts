import type {Context} from '../resolve/context';
import {statusText, mentionsProgress} from '../seed/activities';
import type {ListEntry, User, Media} from '../store/rows';

/** The first number of an activity's progress: 3 for "3 - 5". */
const from = (progress: string): number => Number(progress.split(' - ')[0]);

/**
 * Creates a list activity for a change, or merges it into the user's last activity about the media if that is recent.
 */
export function announce(
  context: Context,
  owner: User,
  work: Media,
  before: ListEntry | undefined,
  after: ListEntry,
): void {
  const isAnime = work.type === 'ANIME';
  const stepped = after.progress > (before?.progress ?? 0) && mentionsProgress(after.status);
  const turned = before?.status !== after.status && !mentionsProgress(after.status);
  if ((!stepped && !turned) || after.private || owner.disabledListActivity.includes(after.status)) return;
  const {store, now} = context;
  const isRepeatFinished = before?.status === 'REPEATING' && after.status === 'COMPLETED';
  const status = isRepeatFinished ? (isAnime ? 'rewatched' : 'reread') : statusText(after.status, isAnime);
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
