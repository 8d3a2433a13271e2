import {formatNumber, formatPercent} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Sortierbare Rollenlisten',
  summary: 'Ersetzt die Rollenlisten auf Seiten von Mitwirkenden durch Listen, die sich filtern und sortieren lassen.',
  details:
    'Zeigt Sprechrollen mit ihren Figuren, Mitarbeit an Anime und Mitarbeit an Manga. Alle Rollen bei einem Titel stehen auf einer Karte, zusammen mit deinem Listenstatus. Die Karten lassen sich nach Wörtern, mit Schlüsseln wie „genre: drama“ oder mit regulären Ausdrücken filtern und auf acht Arten sortieren; nach Datum sortiert stehen sie unter Jahreszahlen. Eine Statistik zählt, was zu sehen ist. AniLists eigene Listen bleiben, bis alle Rollen geladen sind, und wenn sie sich nicht laden lassen.',
  firstOrder: 'Sortierung der Rollen beim Öffnen einer Seite.',
  voiceRoles: 'Sprechrollen',
  animeRoles: 'Mitarbeit an Anime',
  mangaRoles: 'Mitarbeit an Manga',
  heading: (title, count) => `${title} (${formatNumber(count)})`,
  field: 'Rollen filtern',
  matching: (matching, all) => `Treffer: ${formatNumber(matching)} von ${formatNumber(all)}`,
  nothing: 'Keine Rolle passt.',
  notShown: count => plural(count, {one: '# Rolle in Manga nicht gezeigt', other: '# Rollen in Manga nicht gezeigt'}),
  noun: 'alle Rollen',
  statistics: 'Statistik',
  anime: count => `${formatNumber(count)} Anime`,
  manga: count => `${formatNumber(count)} Manga`,
  meanScore: score => `Mittelwert ${formatPercent(score)}`,
  begun: count => plural(count, {one: 'du hast # begonnen', other: 'du hast # begonnen'}),
  watched: amount => `du hast ${amount} geschaut`,
  read: amount => `du hast ${amount} gelesen`,
  roleCount: (role, count) => `${role} ${formatNumber(count)}`,
};
