import type {Totals} from '#domain/list/table/totals';
import type {ScoreFormat} from '#domain/score/score';
import type {ListType} from '#services/lists/ownList';
import {CoveredScore} from '#ui/hiddenScore/HiddenScore';
import {gridText as text} from './messages';

/** The rows of the sums. */
export interface TotalsContext {
  readonly type: ListType;
  readonly scoreFormat: ScoreFormat;
  readonly areScoresHidden: boolean;
}

const maxScores: Readonly<Record<ScoreFormat, number>> = {
  POINT_100: 100,
  POINT_10_DECIMAL: 10,
  POINT_10: 10,
  POINT_5: 5,
  POINT_3: 3,
};

/** The sums of some entries in a line: titles, episodes or chapters, days, mean score. */
export function TotalsLine({totals, context}: {totals: Totals; context: TotalsContext}) {
  const {titles, units, days, mean} = totals;
  const {type, scoreFormat, areScoresHidden} = context;
  const score = mean === undefined ? undefined : text.mean(mean, maxScores[scoreFormat]);
  return (
    <span className="ui-facts totals">
      <bdi>{text.titles(titles)}</bdi>
      <bdi>{(type === 'ANIME' ? text.episodes : text.chapters)(units)}</bdi>
      {days ? <bdi>{text.days(days)}</bdi> : null}
      {score ? <bdi>{areScoresHidden ? <CoveredScore subject="mean">{score}</CoveredScore> : score}</bdi> : null}
    </span>
  );
}
