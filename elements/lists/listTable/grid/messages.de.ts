import {formatDecimals, formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type * as english from './messages';

const rest = (total: number | undefined, aired: number | undefined) => [
  ...(total ? [` von ${formatNumber(total)}`] : []),
  ...(aired !== undefined && aired !== total ? [`, ${formatNumber(aired)} ausgestrahlt`] : []),
];

export const gridText: Translation<typeof english.gridText> = {
  label: 'Liste',
  yes: 'Ja',
  minutes: count => `${formatNumber(count)} Min.`,
  next: (episode, time) => `Folge ${formatNumber(episode)}${time ? ` · ${time}` : ''}`,
  progress: (count, total, aired) => [formatNumber(count), ...rest(total, aired)].join(''),
  select: 'Auswählen',
  selectAll: 'Alle gezeigten Einträge auswählen',
  selectEntry: title => `${title} auswählen`,
  selected: count => plural(count, {one: '# ausgewählt', other: '# ausgewählt'}),
  selectedElsewhere: count => plural(count, {one: 'davon # nicht gezeigt', other: 'davon # nicht gezeigt'}),
  titles: count => plural(count, {one: '# Titel', other: '# Titel'}),
  episodes: count => plural(count, {one: '# Folge', other: '# Folgen'}),
  chapters: count => plural(count, {one: '# Kapitel', other: '# Kapitel'}),
  days: days => `${formatDecimals(days, 1)} Tage`,
  mean: (mean, max) => `mittlere Wertung ${formatDecimals(mean, 2)} von ${max}`,
  totals: 'Summen',
  columns: 'Spalten',
  reset: 'Spalten zurücksetzen',
  move: name => `${name} verschieben. Drücke die Pfeiltasten.`,
  moved: (name, place, count) => `${name}: Spalte ${place} von ${count}`,
  width: (name, width) => `${name}: ${formatNumber(width)} Pixel breit`,
  sortHint: 'Noch einmal kehrt die Reihenfolge um. Mit der Umschalttaste kommt eine zweite Sortierung dazu.',
  group: 'Gruppieren nach',
  noGroup: 'Keine Gruppen',
  more: count =>
    plural(count, {one: '# weiterer Eintrag ist nicht gedruckt.', other: '# weitere Einträge sind nicht gedruckt.'}),
  sortBy: 'Sortieren nach',
};
