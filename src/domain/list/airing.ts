/** The next episode of a work; time in seconds from now. */
export interface NextEpisode {
  readonly episode: number;
  readonly timeUntilAiring: number;
}

/** An entry of the airing list. */
export interface AiringEntry {
  /** The member's own priority of the entry. */
  readonly priority: number;
  /** Out of 100; 0: unscored. */
  readonly score: number;
  readonly progress: number;
  readonly next: NextEpisode;
}

/** Episodes that have aired and are not seen yet. */
export const episodesBehind = (progress: number, {episode}: NextEpisode): number => Math.max(episode - 1 - progress, 0);

/** How far behind, as the site's cards say it; empty at none. */
export function behindText(behind: number): string {
  if (behind <= 0) return '';
  return `${behind} ${behind === 1 ? 'episode' : 'episodes'} behind`;
}

const hour = 3600;
const day = 24 * hour;

/** Seconds until the next episode and the points for being that near. */
const nearness: readonly (readonly [number, number])[] = [
  [hour / 6, 50],
  [hour, 40],
  [3 * hour, 30],
  [12 * hour, 20],
  [day, 10],
];
const justAired = 30;
const behindPoints: Readonly<Record<number, number>> = {1: 30, 2: 20, 3: 10};

function urgency(progress: number, next: NextEpisode): number {
  const {timeUntilAiring: time} = next;
  const behind = episodesBehind(progress, next);
  const near = nearness.find(([limit]) => time <= limit)?.[1] ?? 0;
  // A weekly episode that is 6 to 7 days away means that the one before aired within the last day.
  const fresh = behind > 0 && time >= 6 * day && time <= 7 * day ? justAired : 0;
  return near + fresh + (behindPoints[behind] ?? 0);
}

const unscored = 60;

/**
 * How high an entry stands in the airing list (spec 3, section 9: home airing list, which gives what counts but no
 * points). Chosen here: the priority, a tenth of the score (60 where there is none), 50, 40, 30, 20, 10 for at most 10
 * minutes, 1, 3, 12, 24 hours until the next episode, 30 for 6 to 7 days with an unseen one, and 30, 20, 10 for being 1, 2
 * or 3 behind. So what is about to air or just aired comes first and the score decides among equals; who is farther
 * behind is not following the broadcast.
 */
export const airingPoints = ({priority, score, progress, next}: AiringEntry): number =>
  priority + (score || unscored) / 10 + urgency(progress, next);

/** Whether an entry counts for showing the airing section, which takes more than 3: it airs within a day or is 1 to 3 behind. */
export const isImportant = ({progress, next}: AiringEntry): boolean => urgency(progress, next) > 0;

const farthest = 60 * day;

/** Whether a card shows its countdown: the work is releasing, or begins in under 60 days (spec 3, section 4). */
export const showsCountdown = (mediaStatus: string | null, timeUntilAiring: number): boolean =>
  mediaStatus === 'RELEASING' || timeUntilAiring < farthest;

/** The countdown in its two largest units, and "Recently aired" from the time of airing on (spec 3, section 4). */
export function countdown(timeUntilAiring: number): string {
  if (timeUntilAiring <= 0) return 'Recently aired';
  // Rounded up, so that the last minute is not shown as none.
  const minutes = Math.ceil(timeUntilAiring / 60);
  const units = [`${Math.floor(minutes / 1440)}d`, `${Math.floor((minutes % 1440) / 60)}h`, `${minutes % 60}m`];
  const first = units.findIndex(unit => !unit.startsWith('0'));
  return units
    .slice(first, first + 2)
    .filter(unit => !unit.startsWith('0'))
    .join(' ');
}
