import type {FuzzyDate, ListEntry, Media, User} from '../store/rows';
import type {EntryChanges} from './entryChanges';

/** The user's date at a time (epoch seconds), by the time zone of their settings ("-08:00" or "09:30"). */
export function dayOf(owner: Pick<User, 'timezone'>, now: number): FuzzyDate {
  const [, sign, hours, minutes] = /^(-?)(\d\d):(\d\d)$/.exec(owner.timezone ?? '') ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60 : 60);
  const local = new Date((now + offset) * 1000);
  return {year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate()};
}

const isEmpty = ({year, month, day}: FuzzyDate): boolean => !year && !month && !day;

/**
 * The changes with what AniList adds to a saved status: COMPLETED gets today as its finish date and the full progress, and CURRENT gets today as its
 * start date, where the request sends neither and the entry has no date. A date that is sent, even an empty one, is kept.
 */
export function withFilledIn(
  changes: EntryChanges,
  before: ListEntry,
  owner: User,
  work: Media,
  now: number,
): EntryChanges {
  if (changes.status === 'CURRENT' && changes.startedAt === undefined && isEmpty(before.startedAt))
    return {...changes, startedAt: dayOf(owner, now)};
  if (changes.status !== 'COMPLETED') return changes;
  const isUndated = changes.completedAt === undefined && isEmpty(before.completedAt);
  const total = work.type === 'ANIME' ? work.episodes : work.chapters;
  return {
    ...changes,
    ...(isUndated ? {completedAt: dayOf(owner, now)} : {}),
    progress: changes.progress ?? total,
    progressVolumes: changes.progressVolumes ?? (work.type === 'MANGA' ? work.volumes : null),
  };
}
