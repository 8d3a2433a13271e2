import {formatDecimals, formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

const rest = (total: number | undefined, aired: number | undefined) => [
  ...(total ? [` of ${formatNumber(total)}`] : []),
  ...(aired !== undefined && aired !== total ? [`, ${formatNumber(aired)} aired`] : []),
];

/** Texts of the grid. */
export const gridText = messages({
  label: 'List',
  yes: 'Yes',
  minutes: (count: number) => `${formatNumber(count)} min`,
  next: (episode: number, time: string) => `Ep ${formatNumber(episode)}${time ? ` · ${time}` : ''}`,
  progress: (count: number, total?: number, aired?: number) => [formatNumber(count), ...rest(total, aired)].join(''),
  select: 'Select',
  selectAll: 'Select all entries shown',
  selectEntry: (title: string) => `Select ${title}`,
  selected: (count: number) => plural(count, {one: '# selected', other: '# selected'}),
  selectedElsewhere: (count: number) => plural(count, {one: '# of them not shown', other: '# of them not shown'}),
  titles: (count: number) => plural(count, {one: '# title', other: '# titles'}),
  episodes: (count: number) => plural(count, {one: '# episode', other: '# episodes'}),
  chapters: (count: number) => plural(count, {one: '# chapter', other: '# chapters'}),
  days: (days: number) => `${formatDecimals(days, 1)} days`,
  mean: (mean: number, max: number) => `mean score ${formatDecimals(mean, 2)} of ${max}`,
  totals: 'Totals',
  columns: 'Columns',
  reset: 'Reset columns',
  move: (name: string) => `Move ${name}. Press the arrow keys.`,
  moved: (name: string, place: number, count: number) => `${name}: column ${place} of ${count}`,
  width: (name: string, width: number) => `${name}: ${formatNumber(width)} pixels wide`,
  sortHint: 'Press again to reverse. Shift adds a second order.',
  group: 'Group by',
  noGroup: 'No groups',
  more: (count: number) =>
    plural(count, {one: '# more entry is not printed.', other: '# more entries are not printed.'}),
  sortBy: 'Sort by',
});
