import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Massenbearbeitung',
  summary: 'Ändert oder entfernt viele Einträge deiner Liste auf einmal, mit Übersicht und Rückgängig.',
  details:
    'In der Listentabelle deiner eigenen Listen. Wähle Zeilen mit einem Klick, Umschalt, Leertaste oder Strg+A aus und klicke unten im Fenster auf „Bearbeiten“. Schalte die Felder ein, die du ändern willst: Status, Wertungen, Fortschritt, Wiederholungen, Daten, Notizen, eigene Listen, verborgen, privat und Favorit. Du siehst jeden Eintrag, bevor etwas gesendet wird. AniList erhält bis zu 20 Einträge auf einmal, alle zwei Sekunden. Du kannst stoppen und fortsetzen, auch nach dem Neuladen, und bis du sie schließt, lässt sich die ganze Bearbeitung rückgängig machen, auch entfernte Einträge.',
};

export const barText: Translation<typeof english.barText> = {
  region: 'Massenbearbeitung',
  selected: (count, hidden) => {
    const selected = `${formatNumber(count)} ausgewählt`;
    return hidden ? `${selected} (${formatNumber(hidden)} nicht angezeigt)` : selected;
  },
  all: 'Alle angezeigten auswählen',
  none: 'Keine',
  edit: 'Bearbeiten…',
};

export const fieldNames: Translation<typeof english.fieldNames> = {
  status: 'Status',
  score: 'Wertung',
  advancedScores: 'Erweiterte Wertungen',
  progress: 'Fortschritt',
  progressVolumes: 'Bände',
  repeat: 'Wiederholungen',
  startedAt: 'Startdatum',
  completedAt: 'Abschlussdatum',
  notes: 'Notizen',
  customLists: 'Eigene Listen',
  hiddenFromStatusLists: 'In Statuslisten verbergen',
  private: 'Privat',
  isFavourite: 'Favorit',
  isDeletion: 'Von meiner Liste entfernen',
};

export const formText: Translation<typeof english.formText> = {
  title: count => plural(count, {one: '# Eintrag bearbeiten', other: '# Einträge bearbeiten'}),
  hint: 'Nur die Felder, die du einschaltest, werden geändert.',
  episodes: 'Folgen',
  chapters: 'Kapitel',
  yes: 'Ja',
  no: 'Nein',
  noScore: 'keine Wertung',
  scoreHint: max => `Von ${max}. 0 entfernt die Wertung.`,
  categoryScore: name => `Wertung für ${name}`,
  toTotal: 'Auf die Gesamtzahl setzen',
  toNumber: 'Setzen auf',
  addNumber: 'Erhöhen um',
  numberOf: name => `${name}: Zahl`,
  dateHint: 'Leer entfernt das Datum.',
  appendNotes: 'Anhängen',
  replaceNotes: 'Ersetzen',
  findInNotes: 'Suchen und ersetzen',
  clearNotes: 'Entfernen',
  findText: 'Suchen nach',
  replacement: 'Ersetzen durch',
  newText: 'Text',
  unchanged: 'Unverändert',
  addToList: 'Hinzufügen',
  removeFromList: 'Entfernen',
  deletionHint: 'Sonst wird nichts geändert. Du kannst es rückgängig machen, mit allen Werten.',
  review: 'Prüfen',
  cancel: 'Abbrechen',
  incomplete: 'Fülle die eingeschalteten Felder aus.',
  nothingOn: 'Schalte zuerst ein Feld ein.',
};

export const reviewText: Translation<typeof english.reviewText> = {
  title: count => plural(count, {one: '# Eintrag prüfen', other: '# Einträge prüfen'}),
  comparing: 'Einträge werden verglichen…',
  table: 'Änderungen',
  columnTick: 'Ändern',
  columnTitle: 'Titel',
  change: (before, after) => `${before} → ${after}`,
  tick: title => `${title} ändern`,
  removed: 'von der Liste entfernt',
  favourite: 'Favorit, falls noch nicht',
  noFavourite: 'kein Favorit mehr, falls es einer ist',
  shown: 'Anzeigen',
  showAll: count => `Alle (${formatNumber(count)})`,
  showNoted: count => `Mit Hinweisen (${formatNumber(count)})`,
  counts: (changed, unchanged, left) =>
    [
      plural(changed, {one: '# Eintrag wird geändert', other: '# Einträge werden geändert'}),
      `${formatNumber(unchanged)} schon wie gewünscht`,
      ...(left ? [`${formatNumber(left)} ausgenommen`] : []),
    ].join(', ') + '.',
  activities: count =>
    plural(count, {
      one: 'Deine Follower sehen womöglich eine Aktivität zu # Eintrag.',
      other: 'Deine Follower sehen womöglich Aktivitäten zu # Einträgen.',
    }),
  silent: 'Keine Listenaktivitäten posten, solange diese Bearbeitung läuft',
  silentHint:
    'AniList schaltet Listenaktivitäten für alles ab, was du währenddessen änderst; danach stellt Automail deine Einstellung wieder her.',
  calls: count => plural(count, {one: '# Anfrage an AniList.', other: '# Anfragen an AniList.'}),
  notStored:
    'Dieser Browser kann die Bearbeitung nicht speichern, sie ließe sich also nicht fortsetzen oder rückgängig machen. Nichts wurde geändert.',
  start: count => plural(count, {one: '# Eintrag ändern', other: '# Einträge ändern'}),
  remove: count => plural(count, {one: '# Eintrag entfernen…', other: '# Einträge entfernen…'}),
  removeQuestion: count =>
    plural(count, {one: '# Eintrag von deiner Liste entfernen?', other: '# Einträge von deiner Liste entfernen?'}),
  removeNow: 'Entfernen',
  back: 'Zurück',
};

export const noteText: Translation<typeof english.noteText> = {
  completedShort: 'Abgeschlossen mit weniger als der Gesamtzahl.',
  finishedBeforeStart: 'Abgeschlossen vor dem Start.',
  plannedProgress: 'Geplant, aber mit Fortschritt oder Wiederholungen.',
  repeatNotCounted: 'Die Wiederholung endet, ohne gezählt zu werden.',
  hiddenAway: 'Verborgen und auf keiner eigenen Liste, also auf gar keiner Liste.',
  atTotal: 'Auf die Gesamtzahl begrenzt.',
  noTotal: 'Die Gesamtzahl ist unbekannt, die Zahl bleibt deshalb.',
  atMaximum: 'Auf die höchste Zahl begrenzt, die AniList speichert.',
  longNotes: 'Die Notizen wären länger als 6.000 Zeichen, sie bleiben deshalb.',
};

export const runText: Translation<typeof english.runText> = {
  heading: count => plural(count, {one: 'Massenbearbeitung von # Eintrag', other: 'Massenbearbeitung von # Einträgen'}),
  running: 'Einträge werden geändert',
  undoing: 'Massenbearbeitung wird rückgängig gemacht',
  ended: (state, changed, total) => {
    const count = `Geändert: ${formatNumber(changed)} von ${plural(total, {one: '# Eintrag', other: '# Einträgen'})}.`;
    if (state === 'paused') return `Pausiert. ${count}`;
    if (state === 'stopped') return `Gestoppt. ${count}`;
    return state === 'undone'
      ? `Die Massenbearbeitung wurde rückgängig gemacht. ${count}`
      : `Die Massenbearbeitung ist fertig. ${count}`;
  },
  undo: 'Rückgängig machen…',
  undoQuestion: count =>
    plural(count, {
      one: '# Eintrag bekommt seine vorherigen Werte zurück.',
      other: '# Einträge bekommen ihre vorherigen Werte zurück.',
    }),
  undoNow: 'Massenbearbeitung rückgängig machen',
};

export const otherText: Translation<typeof english.otherText> = {
  heading: 'Weitere Massenbearbeitungen',
  job: ({rowCount}, state) => {
    const name = plural(rowCount, {
      one: 'Eine Massenbearbeitung von # Eintrag',
      other: 'Eine Massenbearbeitung von # Einträgen',
    });
    if (state === 'running')
      return `${name} beginnt, wenn der laufende Import oder die laufende Bearbeitung beendet ist.`;
    return state === 'undoing'
      ? `${name} wird rückgängig gemacht, wenn der laufende Import oder die laufende Bearbeitung beendet ist.`
      : `${name} ist beendet.`;
  },
  undoNow: 'Diese Massenbearbeitung rückgängig machen',
  question: 'Ihre Einträge bekommen ihre vorherigen Werte zurück.',
  dismiss: 'Diese Massenbearbeitung schließen',
};
