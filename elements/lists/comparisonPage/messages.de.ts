import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Listenvergleich',
  summary: 'Vergleicht auf der Vergleichsseite einer Liste die Listen beliebig vieler Personen.',
  details:
    'Du kannst Personen hinzufügen und entfernen, von jeder eine Wertung oder einen Status verlangen, nach fünfzehn Kennzahlen, nach Titel und nach Person sortieren, Zeilen hervorheben und die Tabelle als Datei speichern. Deine Auswahl steht in der Adresse, du kannst sie also teilen. Bei mehr als 12 Personen werden die übrigen Listen erst geladen, wenn du sie anforderst. AniLists eigene Tabelle bleibt einen Klick entfernt.',
  colorCells: 'Ganze Zellen nach Wertung einfärben, von Rot für niedrige bis Grün für hohe',
  ownFormats:
    'Wertungen im Wertungssystem der jeweiligen Person zeigen; Kennzahlen und Sortierung bleiben bei 0 bis 100',
  table: 'Vergleich von Listen',
  tools: 'Was der Vergleich zeigt',
  showNative: 'AniList-Tabelle anzeigen',
  showOurs: 'Automail-Tabelle anzeigen',
  format: 'Format',
  allFormats: 'Alle Formate',
  minRatings: 'Mindestzahl Wertungen',
  figure: 'Kennzahl',
  ownSystems: 'Eigene Wertungssysteme',
  fullColour: 'Zellen ganz einfärben',
  user: 'Weitere Person',
  personHint: 'Benutzername',
  add: 'Hinzufügen',
  alreadyThere: names => `Schon in der Tabelle: ${names}`,
  count: (shown, all) => `${formatNumber(shown)} von ${plural(all, {one: '# Titel', other: '# Titeln'})}`,
  arranging: 'Tabelle wird aufgebaut…',
  titleColumn: 'Titel',
  byTitle: 'Nach Titel sortieren',
  byFigure: figure => `Nach „${figure}“ sortieren`,
  byPerson: name => `Nach den Wertungen von ${name} sortieren`,
  profileOf: name => `Profil von ${name}`,
  ratingOf: name => `Wertung von ${name}`,
  statusOf: name => `Status bei ${name}`,
  anyStatus: 'Jeder Status',
  noStatus: 'Nicht auf der Liste',
  options: name => `Optionen für ${name}`,
  remove: name => `${name} entfernen`,
  legend: 'Zeichen in der Tabelle',
  tints: 'Niedrige bis hohe Wertung',
  notFound:
    'Nicht gefunden. Dieses Mitglied gibt es nicht, es heißt inzwischen anders, sein Profil ist privat oder es hat dich blockiert.',
  noEntries: 'Auf dieser Liste steht nichts.',
  nobody: 'Es gibt niemanden zu vergleichen. Füge eine Person hinzu.',
  nothing: 'Nichts passt. Senke die Mindestzahl der Wertungen oder verlange weniger von den Personen.',
  nothingYet: 'Die Tabelle erscheint, sobald die Listen da sind.',
  later: count =>
    plural(count, {
      one: '# weitere Liste wurde noch nicht abgerufen.',
      other: '# weitere Listen wurden noch nicht abgerufen.',
    }),
  loadAll: 'Alle abrufen',
  notRequested: 'Noch nicht abgerufen.',
  noRating: '–',
  unrated: 'Keine Wertung',
  favourite: 'Favorit',
  progress: count => `Fortschritt: ${formatNumber(count)}`,
  highlight: (place, title) => `${formatNumber(place)}: ${title} hervorheben`,
  untitled: id => `Titel ${id}`,
  fileOfAnime: names => `Anime-Tabelle für ${names}`,
  fileOfManga: names => `Manga-Tabelle für ${names}`,
  exportedId: 'ID',
  exportedFormat: 'Format',
  exportedStatus: name => `${name} (Status)`,
  exportedProgress: name => `${name} (Fortschritt)`,
  exportedOwn: name => `${name} (eigenes System)`,
  exportedFavourite: name => `${name} (Favorit)`,
};

export const figureNames: Translation<typeof english.figureNames> = {
  average: 'Durchschnitt',
  median: 'Median',
  average0: 'Durchschnitt (mit einer 0 mehr)',
  min: 'Minimum',
  max: 'Maximum',
  difference: 'Differenz',
  standardDeviation: 'Standardabweichung',
  absoluteDeviation: 'Absolute Abweichung',
  ratings: 'Anzahl Wertungen',
  planning: 'Geplant',
  current: 'Am Schauen/Lesen',
  favourites: 'Anzahl Favoriten',
  popularity: 'Beliebtheit',
  siteScore: 'AniList-Wertung',
  siteScoreDifference: 'Differenz zur AniList-Wertung',
};

export const ratingNames: Translation<typeof english.ratingNames> = {
  any: '☆ Jede Wertung',
  required: '★ Bewertet',
  excluded: '∅ Unbewertet',
};
