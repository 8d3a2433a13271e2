import {hash} from '../random';
import type {Media} from '../store/rows';
import type {Context} from './context';
import {siteUrl} from './context';
import {colourOf} from './pictures';

const day = 86_400;

/** The number of users by score, distributed around the mean. */
export function scoreDistribution(work: Media): {score: number; amount: number}[] {
  if (work.averageScore === null) return [];
  const mean = work.averageScore;
  return [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(score => ({
    score,
    amount: Math.round(work.popularity * 0.12 * Math.exp(-((score - mean) ** 2) / 450)),
  }));
}

const shares = {CURRENT: 0.12, PLANNING: 0.24, COMPLETED: 0.55, DROPPED: 0.04, PAUSED: 0.05} as const;

/** The number of users by list status. */
export function statusDistribution(work: Media): {status: string; amount: number}[] {
  return Object.entries(shares).map(([status, share], i) => ({
    status,
    amount: Math.round(work.popularity * share * (0.8 + (hash(work.id, i) % 40) / 100)),
  }));
}

interface Rank {
  readonly id: number;
  readonly rank: number;
  readonly type: 'RATED' | 'POPULAR';
  readonly format: string;
  readonly year: number | null;
  readonly season: string | null;
  readonly allTime: boolean;
  readonly context: string;
}

/** Rankings, the all-time one first. Unpopular media have none. */
export function rankings(work: Media): Rank[] {
  if (work.popularity < 20_000) return [];
  const format = work.format ?? (work.type === 'ANIME' ? 'TV' : 'MANGA');
  const rated = (100 - (work.averageScore ?? 50)) * 7 + 1;
  const popular = Math.max(1, Math.round(9e6 / work.popularity));
  const spans = [
    {share: 1, year: null, season: null, allTime: true},
    {share: 12, year: work.startDate.year, season: null, allTime: false},
    ...(work.season ? [{share: 30, year: work.seasonYear, season: work.season, allTime: false}] : []),
  ];
  return spans.flatMap(({share, ...span}, i) =>
    (['RATED', 'POPULAR'] as const).map((type, t) => ({
      id: work.id * 10 + i * 2 + t,
      rank: Math.ceil((type === 'RATED' ? rated : popular) / share),
      type,
      format,
      ...span,
      context: `${type === 'RATED' ? 'highest rated' : 'most popular'}${span.allTime ? ' all time' : ''}`,
    })),
  );
}

const sites = [
  ['Crunchyroll', 'STREAMING', 5, '#F88B24'],
  ['Netflix', 'STREAMING', 10, '#E50914'],
  ['Hulu', 'STREAMING', 7, '#1CE783'],
  ['Official Site', 'INFO', 1, null],
  ['Twitter', 'SOCIAL', 17, '#1DA1F2'],
] as const;

/** External links. Adult media and thin ones have only one. */
export function externalLinks(work: Media): Record<string, unknown>[] {
  const wanted = work.thin || work.isAdult ? sites.slice(3, 4) : work.type === 'ANIME' ? sites : sites.slice(3);
  return wanted.map(([site, type, siteId, color], i) => ({
    id: work.id * 7 + i,
    site,
    type,
    siteId,
    color,
    url: `https://example.org/${site.toLowerCase().replace(/\W/g, '-')}/${String(work.id)}`,
    language: type === 'INFO' ? 'Japanese' : null,
    icon: null,
    isDisabled: i === 2,
    notes: i === 4 ? 'Staff account' : null,
  }));
}

/** Episodes on a streaming service, for some anime. */
export function streamingEpisodes(work: Media, context: Context): Record<string, string>[] {
  if (work.type === 'MANGA' || work.thin || (hash(work.id, 41) % 2 && work.popularity < 100_000)) return [];
  return Array.from({length: Math.min(12, work.episodes ?? 12)}, (_, i) => ({
    title: `Episode ${String(i + 1)} - ${work.romaji ?? ''}`,
    thumbnail: siteUrl(context, `img/episodes/${String(work.id)}-${String(i + 1)}.jpg`),
    url: `https://example.org/watch/${String(work.id)}/${String(i + 1)}`,
    site: 'Crunchyroll',
  }));
}

/** A media item's activity over thirty days, newest first. */
export function trends(work: Media, now: number): Record<string, unknown>[] {
  const today = Math.floor(now / day) * day;
  return Array.from({length: 30}, (_, i) => ({
    mediaId: work.id,
    media: work,
    date: today - i * day,
    trending: Math.max(0, work.trending - i + (hash(work.id, i) % 9)),
    averageScore: work.averageScore,
    popularity: work.popularity - i * 5,
    inProgress: Math.floor(work.popularity / 20),
    releasing: work.status === 'RELEASING',
    episode:
      work.status === 'RELEASING' && i % 7 === 0 && work.nextEpisode !== null
        ? Math.max(1, work.nextEpisode - 1 - i / 7)
        : null,
  }));
}

/** The colour of a media item's pictures, derived from its id. */
export const accent = (work: Media): string => colourOf(work.id);
