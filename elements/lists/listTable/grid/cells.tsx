import type {ReactNode} from 'react';

import {fuzzyTime} from '#domain/date/fuzzyTime';
import {countdown} from '#domain/list/airing';
import {statusName} from '#domain/list/listStatus';
import {choiceName, countries, formats, releaseStatuses, seasons, sources} from '#domain/list/query/choices';
import {nameOf, type Named} from '#domain/list/query/field';
import {entryFields} from '#domain/list/query/entryFields';
import type {ColumnKey} from '#domain/list/table/columns';
import {totalOf} from '#domain/list/table/totals';
import {hasFlaggedWord} from '#domain/media/safeForWork';
import {formatNumber, formatPercent} from '#domain/text/format';
import type {ScoreFormat} from '#domain/score/score';
import type {ListType} from '#services/lists/ownList';
import {Cover} from '#ui/cover/Cover';
import {StatusMark} from '#ui/figures/StatusDot';
import {CoveredScore} from '#ui/hiddenScore/HiddenScore';
import {HostLink} from '#ui/link/HostLink';
import {mediaPath} from '#ui/link/links';
import {text as linkText} from '#ui/link/messages';
import {RelativeTime} from '#ui/RelativeTime';
import {Score} from '#ui/Score';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useNow} from '#ui/useNow';
import type {TableRow} from '../model';
import {gridText as text} from './messages';

/** Data for cells besides their row. */
export interface CellContext {
  readonly type: ListType;
  readonly scoreFormat: ScoreFormat;
  /** Whether titles that are not safe for work are blurred. */
  readonly isSafe: boolean;
  /** Whether the scores of the list are covered, and those of the site. */
  readonly areScoresHidden: boolean;
  readonly areMeansHidden: boolean;
}

type Render = (row: TableRow, context: CellContext) => ReactNode;

/** Longer notes are cut in the line, which shows only their beginning. */
const maxLine = 300;

const number = (value: number | undefined) => (value === undefined ? null : formatNumber(value));
const number0 = (value: number | undefined) => (value ? formatNumber(value) : null);
const yes = (is: boolean) => (is ? text.yes : null);
const ago = (at: number | undefined) => (at ? <RelativeTime at={at} /> : null);

const listed = (names: readonly Named[]) => {
  const all = names.map(nameOf).join(', ');
  return all ? <span title={all}>{all}</span> : null;
};

function mean(score: number | undefined, {entry}: TableRow, {areMeansHidden}: CellContext) {
  if (!score) return null;
  const shown = formatPercent(score);
  return areMeansHidden ? <CoveredScore subject={entry.mediaId}>{shown}</CoveredScore> : shown;
}

/** The number of episodes that have aired, while there are more to come. */
function airedOf({entry: {media}, behind, entry}: TableRow): number | undefined {
  return media.next ? Math.max(media.next.episode - 1, entry.progress + (behind ?? 0)) : undefined;
}

function Next({episode, airingAt}: {episode: number; airingAt: number | undefined}) {
  const now = useNow();
  return text.next(episode, airingAt ? countdown(airingAt - now / 1000) : '');
}

/** The languages of native titles by country. */
const languages: Readonly<Record<string, string>> = {JP: 'ja', KR: 'ko', CN: 'zh', TW: 'zh-TW'};

/** The first title that differs from the one that is shown. Native ones are marked with their language. */
function SecondTitle({entry: {media}, title}: TableRow) {
  const {romaji, english, native} = media.title;
  const other = [romaji, english, native].find(each => each && each !== title);
  return other ? (
    <span title={other} lang={other === native ? languages[media.country ?? ''] : undefined}>
      {other}
    </span>
  ) : null;
}

/** One line of the notes. The whole text shows while the cell is pointed at or has the focus. */
function Notes({notes}: {notes: string}) {
  const whole = <span className="whole-notes">{notes}</span>;
  return (
    <Tooltip text={whole} side="bottom">
      <span data-focus>{notes.slice(0, maxLine)}</span>
    </Tooltip>
  );
}

function Title({row: {entry, title}, isSafe}: {row: TableRow; isSafe: boolean}) {
  const {mediaId: id, media} = entry;
  const name = title || linkText.untitled(id);
  return (
    <HostLink
      to={mediaPath({id, type: media.type}, title, isSafe)}
      className={isSafe && hasFlaggedWord(title) ? 'ui-blurred' : undefined}
      title={name}
      tabIndex={-1}
    >
      {name}
    </HostLink>
  );
}

/** The contents of the cells of each column. */
export const cells: Readonly<Record<ColumnKey, Render>> = {
  cover: ({entry}) => <Cover source={entry.media.cover} className="picture" />,
  title: (row, {isSafe}) => <Title row={row} isSafe={isSafe} />,
  secondTitle: row => <SecondTitle {...row} />,
  status: ({entry: {status}}, {type}) =>
    status ? (
      <>
        <StatusMark status={status} /> {statusName(status, type)}
      </>
    ) : null,
  score({entry: {mediaId, score}}, {scoreFormat, areScoresHidden}) {
    const shown = score ? <Score score={score} format={scoreFormat} /> : null;
    return shown && areScoresHidden ? <CoveredScore subject={mediaId}>{shown}</CoveredScore> : shown;
  },
  progress: row => text.progress(row.entry.progress, totalOf(row.entry.media), airedOf(row)),
  volumes: ({entry}) => text.progress(entry.progressVolumes, entry.media.volumes || undefined),
  started: ({entry}) => fuzzyTime(entry.startedAt),
  finished: ({entry}) => fuzzyTime(entry.completedAt),
  repeats: ({entry}) => number0(entry.repeat),
  notes: ({entry: {notes}}) => (notes ? <Notes notes={notes} /> : null),
  lists: ({entry}) => listed(entry.customLists),
  private: ({entry}) => yes(entry.private),
  hidden: ({entry}) => yes(entry.hiddenFromStatusLists),
  priority: ({entry}) => number0(entry.priority),
  format: ({entry: {media}}) => media.format && choiceName(formats, media.format),
  year: ({entry: {media}}) => media.year || null,
  season: ({entry: {media}}) => media.season && choiceName(seasons, media.season),
  length: ({entry: {media}}) => (media.duration ? text.minutes(media.duration) : null),
  genres: ({entry: {media}}) => listed(media.genres),
  tags: ({entry: {media}}) => listed(media.tags),
  studios: ({entry: {media}}) => listed(media.studios),
  country: ({entry: {media}}) => media.country && choiceName(countries, media.country),
  source: ({entry: {media}}) => media.source && choiceName(sources, media.source),
  release: ({entry: {media}}) => media.status && choiceName(releaseStatuses, media.status),
  average: (row, context) => mean(row.entry.media.averageScore, row, context),
  mean: (row, context) => mean(row.entry.media.meanScore, row, context),
  popularity: ({entry: {media}}) => number(media.popularity),
  next: ({entry: {media}}) => media.next && <Next {...media.next} />,
  behind: ({behind}) => number0(behind),
  left: row => number(entryFields.left.read(row)),
  added: ({entry}) => ago(entry.createdAt),
  updated: ({entry}) => ago(entry.updatedAt),
};
