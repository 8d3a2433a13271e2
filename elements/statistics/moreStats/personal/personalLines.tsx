import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {formatFuzzyDate} from '#domain/date/fuzzyDate';
import {minutesToDays, minutesToHours} from '#domain/statistics/duration';
import type {PersonalEntry} from '#domain/statistics/personal/entry';
import type {PersonalFigures} from '#domain/statistics/personal/figures';
import {formatNumber} from '#domain/text/format';
import type {ReportLine} from '#kits/statistics/report';
import {Fraction} from '#ui/figures/Fraction';
import {MediaLink} from '#ui/link/links';
import {RichText} from '#ui/RichText';
import {text} from './messages';

const media = ({mediaId: id, media: {type, title}}: PersonalEntry) => <MediaLink media={{id, type, title}} />;

const count = (label: string, value: number): ReportLine => ({label, value: formatNumber(value)});

/** A line that is left out without a value. */
const maybe = (label: string, value: number | undefined): readonly ReportLine[] =>
  value === undefined ? [] : [{label, value: <Fraction value={value} />}];

const about = (label: string, entry: PersonalEntry | undefined, say: (entry: PersonalEntry) => string) =>
  entry ? [{label, value: <RichText text={say(entry)} parts={{media: media(entry)}} />}] : [];

const dated = (label: string, entry: PersonalEntry | undefined, date: FuzzyDate | undefined) =>
  about(label, entry, () => text.dated(formatFuzzyDate(date ?? {})));

const animeLines = ({done, left, repeats, longest}: PersonalFigures): readonly ReportLine[] => [
  count(text.episodes, done.episodes),
  ...maybe(text.days, minutesToDays(done.minutes)),
  count(text.animeRepeats, repeats),
  count(text.episodesLeft, left.episodes),
  ...maybe(text.daysLeft, minutesToDays(left.minutes)),
  ...about(text.longestAnime, longest, entry =>
    text.hoursOn(formatNumber(Math.round(minutesToHours(entry.done.minutes) * 10) / 10)),
  ),
];

const mangaLines = ({done, left, repeats, longest}: PersonalFigures): readonly ReportLine[] => [
  count(text.chapters, done.chapters),
  count(text.volumes, done.volumes),
  count(text.mangaRepeats, repeats),
  count(text.chaptersLeft, left.chapters),
  count(text.volumesLeft, left.volumes),
  ...about(text.longestManga, longest, ({done: {chapters}}) => text.chaptersOf(chapters)),
];

/** The lines of the statistics of a list. */
export function personalLines(figures: PersonalFigures, type: 'ANIME' | 'MANGA'): readonly ReportLine[] {
  const isAnime = type === 'ANIME';
  const {mode, firstStarted, lastCompleted} = figures;
  return [
    count(isAnime ? text.animeCount : text.mangaCount, figures.count),
    count(text.planned, figures.planned),
    count(text.completed, figures.completed),
    count(text.rated, figures.rated),
    ...maybe(text.mean, figures.mean),
    ...maybe(text.median, figures.median),
    ...(mode ? [{label: text.mode, value: text.modeValue(mode.score, mode.count)}] : []),
    ...maybe(text.deviation, figures.deviation),
    ...maybe(text.entropy, figures.entropy),
    ...maybe(text.siteDifference, figures.siteDifference),
    ...maybe(text.siteDeviation, figures.siteDeviation),
    ...(isAnime ? animeLines(figures) : mangaLines(figures)),
    ...dated(text.first, firstStarted, firstStarted?.startedAt),
    ...dated(text.last, lastCompleted, lastCompleted?.completedAt),
  ];
}
