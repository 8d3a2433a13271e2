import {figureOf, figures, type Figure, type FigureId} from './bars';
import type {Result} from './repeat';

export type Verdict = 'held' | 'MISSED' | 'too noisy' | '';

/** A figure of ours beside those of the others. */
export interface Row {
  readonly id: FigureId;
  readonly figure: Figure;
  readonly results: ReadonlyMap<string, Result>;
  readonly verdict: Verdict;
}

const isWithin = ({most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY}: Figure, value: number) =>
  value <= most && value >= least;

/** The verdict on a result. One that the next run might contradict is as bad as one beyond the bar. */
export function verdictOf(figure: Figure, result: Pick<Result, 'value' | 'isNoisy'> | undefined): Verdict {
  if (!result || (figure.most === undefined && figure.least === undefined)) return '';
  if (result.isNoisy) return 'too noisy';
  return isWithin(figure, result.value) ? 'held' : 'MISSED';
}

/** The rows of the measured figures, in the order of the bars. */
export function rowsOf(results: readonly Result[]): Row[] {
  return (Object.keys(figures) as FigureId[]).flatMap(id => {
    const found = new Map(results.filter(({figure}) => figure === id).map(result => [result.subject, result]));
    const figure = figureOf(id);
    return found.size ? [{id, figure, results: found, verdict: verdictOf(figure, found.get('ours'))}] : [];
  });
}

/** A number with three significant digits. */
export const short = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** The bar as displayed: `≤ 3`. */
export const barOf = ({most, least}: Figure) =>
  most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';

/** A figure as displayed; one that the next run might contradict has a tilde. */
export const textOf = (result: Result | undefined) =>
  result ? `${result.isNoisy ? '~' : ''}${short(result.value)}` : '';

const widths = {title: Math.max(...Object.values(figures).map(({title}) => title.length)) + 2, value: 14, bar: 30};

/** The head of the table: the names of the columns. */
export const headOf = (subjects: readonly string[]) =>
  `${''.padEnd(widths.title)}${subjects.map(name => name.slice(0, widths.value - 2).padEnd(widths.value)).join('')}bar`;

/** A row of the table. */
export function lineOf({figure, results, verdict}: Row, subjects: readonly string[]) {
  const cells = subjects.map(name => (textOf(results.get(name)) || '–').padEnd(widths.value));
  const bar = `${barOf(figure)} ${figure.unit}`.trim();
  const rounds = Math.max(0, ...[...results.values()].map(result => result.rounds));
  return `${figure.title.padEnd(widths.title)}${cells.join('')}${bar.padEnd(widths.bar)}${verdict.padEnd(11)}(${rounds} rounds)`;
}

/** The row as data, with the displayed figure of each subject. */
export const dataOf = ({id, figure, results, verdict}: Row) => ({
  id,
  ...figure,
  verdict,
  texts: Object.fromEntries(Array.from(results, ([subject, result]) => [subject, textOf(result)])),
  bar: barOf(figure),
  results: [...results.values()],
});

/** Whether the measured figures hold all bars. */
export const isHeld = (rows: readonly Row[]) => rows.every(({verdict}) => verdict === 'held' || verdict === '');
