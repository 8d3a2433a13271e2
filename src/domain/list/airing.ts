import type {FuzzyDate} from '../date/fuzzyDate';
import {japanDay} from '../date/japanDay';
import {text} from './messages';

const hour = 3600;
const day = 24 * hour;

/** The next episode of a media item; `timeUntilAiring` is in seconds from now. */
export interface NextEpisode {
  readonly episode: number;
  readonly timeUntilAiring: number;
}

/** The data about the broadcast of a media item. */
export interface Broadcast {
  /** `airingAt` in epoch seconds. */
  readonly next: {readonly episode: number; readonly airingAt: number} | undefined;
  readonly endDate?: FuzzyDate | undefined;
  /** Number of episodes. */
  readonly total?: number | undefined;
}

/**
 * The next episode at a time (epoch seconds). For six days after the last one, a media item counts as if another
 * followed a week later, since many users have not watched the last one by then.
 */
export function comingEpisode({next, endDate, total}: Broadcast, now: number): NextEpisode | undefined {
  if (next) return {episode: next.episode, timeUntilAiring: next.airingAt - now};
  const last = japanDay(endDate ?? {});
  if (!total || !last) return undefined;
  const time = last.after + 1 + 7 * day - now;
  return time > day && time <= 7 * day ? {episode: total + 1, timeUntilAiring: time} : undefined;
}

/** A list entry in the airing section. */
export interface AiringEntry {
  /** The priority that the user gave the entry. */
  readonly priority: number;
  /** Out of 100; 0 means unscored. */
  readonly score: number;
  readonly progress: number;
  readonly next: NextEpisode;
}

/** Number of episodes that have aired but have not been watched. The data may be older than the latest episode. */
export const episodesBehind = (progress: number, {episode, timeUntilAiring}: NextEpisode): number =>
  Math.max((timeUntilAiring > 0 ? episode - 1 : episode) - progress, 0);

/** The number of episodes the user is behind, worded as on the site's cards; empty if there are none. */
export function behindText(behind: number): string {
  if (behind <= 0) return '';
  return text.episodesBehind(behind);
}

/** Pairs of a limit (seconds until the next episode) and the points an entry gets within that limit. */
const proximityPoints: readonly (readonly [number, number])[] = [
  [hour / 6, 50],
  [hour, 40],
  [3 * hour, 30],
  [12 * hour, 20],
  [day, 10],
];
const justAired = 30;
const behindPoints: Readonly<Record<number, number>> = {1: 30, 2: 20, 3: 10};

function urgencyPoints(progress: number, next: NextEpisode): number {
  const {timeUntilAiring: time} = next;
  const behind = episodesBehind(progress, next);
  const proximity = proximityPoints.find(([limit]) => time <= limit)?.[1] ?? 0;
  // If a weekly episode is 6 to 7 days away, the previous one aired within the last day.
  const justAiredPoints = behind > 0 && time >= 6 * day && time <= 7 * day ? justAired : 0;
  return proximity + justAiredPoints + (behindPoints[behind] ?? 0);
}

const unscored = 60;

/**
 * Sort score of an entry in the airing section (rule home-2, which names the criteria but no points). The points are
 * our choice: the priority; a tenth of the score (60 if unscored); 50, 40, 30, 20 or 10 if the next episode airs within
 * 10 minutes, 1, 3, 12 or 24 hours; 30 if it airs in 6 to 7 days and the user is behind; 30, 20 or 10 for being 1, 2 or
 * 3 episodes behind. Episodes that are about to air or have just aired come first, and the score decides between
 * equals. Users further behind get no points, since they are not following the broadcast.
 */
export const airingPoints = ({priority, score, progress, next}: AiringEntry): number =>
  priority + (score || unscored) / 10 + urgencyPoints(progress, next);

/**
 * Whether an entry counts towards showing the airing section, which takes more than 3 such entries: it airs within a
 * day or is 1 to 3 episodes behind.
 */
export const isImportant = ({progress, next}: AiringEntry): boolean => urgencyPoints(progress, next) > 0;

const countdownLimit = 60 * day;

/** Whether a card shows its countdown: the media item is releasing, or the episode airs in less than 60 days. */
export const showsCountdown = (mediaStatus: string | null, timeUntilAiring: number): boolean =>
  mediaStatus === 'RELEASING' || timeUntilAiring < countdownLimit;

/** The countdown in its two largest units, or "Recently aired" from the time of airing on. */
export function countdown(timeUntilAiring: number): string {
  if (timeUntilAiring <= 0) return text.recentlyAired;
  // Rounded up so that the last minute does not show as zero.
  const minutes = Math.ceil(timeUntilAiring / 60);
  const units = [
    [Math.floor(minutes / 1440), text.days],
    [Math.floor((minutes % 1440) / 60), text.hours],
    [minutes % 60, text.minutes],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .flatMap(([count, write]) => (count > 0 ? [write(count)] : []))
    .join(' ');
}
