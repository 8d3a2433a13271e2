import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import {shorten} from '#domain/text/shorten';
import type {Translation} from '#domain/text/messages';
import type * as english from './importMessages';

export const text: Translation<typeof english.text> = {
  heading: 'Import und Export mit Automail',
  list: 'Liste',
  anime: 'Anime',
  manga: 'Manga',
  import: 'Import',
  export: 'Export',
  format: 'Format',
  file: 'Datei',
  overwrite: 'Einträge überschreiben, die schon auf meiner Liste stehen',
  finding: 'Datei wird gelesen, Titel werden gesucht',
  comparing: 'Wird mit deiner Liste verglichen…',
  findingStopped: 'Gestoppt. Es wurde nichts geändert.',
  cutList: missing =>
    plural(missing, {
      one: 'AniList hat # älteren Eintrag deiner Liste ausgelassen. Nachgeschlagen wurde er nur, falls er in der Datei steht.',
      other:
        'AniList hat # ältere Einträge deiner Liste ausgelassen. Nachgeschlagen wurden nur die, die in der Datei stehen.',
    }),
  wrongUser: (file, own) => `Die Liste gehört „${file}“, aber du bist als „${own}“ angemeldet. Ist das richtig so?`,
  old: days => `Diese Liste ist ${formatNumber(days)} Tage alt. Hast du die richtige gewählt?`,
  missingLists: names => {
    const those = plural(names.length, {one: 'Dir fehlt diese eigene Liste', other: 'Dir fehlen diese eigenen Listen'});
    return `${those}: ${shorten(names.join(', '))}. Einträge kommen deshalb nicht darauf.`;
  },
  refusedLists: names => {
    const those = plural(names.length, {
      one: 'Den Namen dieser eigenen Liste kann AniList wegen eines Emojis oder seltenen Zeichens nicht speichern',
      other: 'Die Namen dieser eigenen Listen kann AniList wegen Emojis oder seltener Zeichen nicht speichern',
    });
    return `${those}: ${shorten(names.join(', '))}. Einträge kommen deshalb nicht darauf. Ändere den Namen in der Datei.`;
  },
  makeLists: count => plural(count, {one: 'Diese eigene Liste anlegen', other: 'Diese eigenen Listen anlegen'}),
  makingLists: 'Eigene Listen werden angelegt…',
  madeLists: names => {
    const made = plural(names.length, {one: 'Eigene Liste angelegt', other: 'Eigene Listen angelegt'});
    return `${made}: ${shorten(names.join(', '))}. Einträge kommen nun darauf.`;
  },
  notMadeLists: reason => `Die eigenen Listen wurden nicht angelegt. ${reason}`,
  leftOut: count =>
    plural(count, {
      one: '# Zeile oder Angabe wird ausgelassen oder ist unsicher',
      other: '# Zeilen oder Angaben werden ausgelassen oder sind unsicher',
    }),
  leftOutRows: (reason, titles, count) => {
    const rows = plural(count, {one: '# Zeile', other: '# Zeilen'});
    return `${reason} ${rows}: ${titles.join(', ')}${titles.length < count ? ', …' : ''}`;
  },
  encodingSample: (encoding, sample) => `${encoding}: ${sample}`,
  scale: 'Wertungen bis 10 zählen',
  outOf10: 'von 10 (8,5 wird 85 von 100)',
  outOf100: 'von 100 (8 bleibt 8 von 100)',
  tags: count =>
    plural(count, {
      one: 'Die Tags von # Zeile als eigene Tags in ihre Notizen schreiben',
      other: 'Die Tags von # Zeilen als eigene Tags in ihre Notizen schreiben',
    }),
  review: file => `Was ${shorten(file, 60)} ändern würde`,
  table: 'Einträge der Datei',
  show: 'Anzeigen',
  showAll: count => `Alle (${formatNumber(count)})`,
  showKind: (kind, count) => `${kind} (${formatNumber(count)})`,
  tickShown: 'Alle angezeigten auswählen',
  untickShown: 'Alle angezeigten abwählen',
  tick: title => `${title} importieren`,
  ticked: 'ja',
  unticked: 'nein',
  columnTick: 'Import',
  columnTitle: 'In der Datei',
  columnMedia: 'Auf AniList',
  columnDistance: 'Abweichung',
  columnChange: 'Was sich ändert',
  notFound: 'Nicht gefunden',
  unmatchedRows: count =>
    plural(count, {
      one: '# Zeile wurde auf AniList nicht gefunden.',
      other: '# Zeilen wurden auf AniList nicht gefunden.',
    }),
  doubtfulDates: count =>
    plural(count, {
      one: 'Daten von # Zeile übernehmen, die in derselben Sekunde beginnt und endet',
      other: 'Daten von # Zeilen übernehmen, die in derselben Sekunde beginnen und enden',
    }),
  unmatchedFile: 'Auf AniList nicht gefunden',
  columnMediaId: 'AniList-ID',
  columnMalId: 'MyAnimeList-ID',
  adds: values => (values ? `Wird hinzugefügt: ${values}` : 'Wird hinzugefügt'),
  joined: (titles, change) => `${titles.join(' + ')}: ${change}`,
  changes: (before, after) => `${before} → ${after}`,
  search: title => `Den richtigen Titel für „${title}“ suchen`,
  searchButton: 'Suchen',
  searching: 'Wird gesucht…',
  noResults: 'Nichts gefunden',
  results: 'Gefundene Titel',
  choose: 'Auswählen',
  chooseMedia: title => `${title} auswählen`,
  notSelected: 'Nicht ausgewählt.',
  changeCounts: ({added, changed, unchanged, unmatched, merged, leftOut, other}) => {
    const counts = [
      plural(added, {one: '# Eintrag kommt hinzu', other: '# Einträge kommen hinzu'}),
      plural(changed, {one: '# wird geändert', other: '# werden geändert'}),
      plural(unchanged, {one: '# bleibt unverändert', other: '# bleiben unverändert'}),
      ...(unmatched ? [plural(unmatched, {one: '# fehlt auf AniList', other: '# fehlen auf AniList'})] : []),
      ...(merged
        ? [plural(merged, {one: '# gehört zu einer anderen Zeile', other: '# gehören zu anderen Zeilen'})]
        : []),
      ...(leftOut ? [plural(leftOut, {one: '# Zeile ausgelassen', other: '# Zeilen ausgelassen'})] : []),
      ...(other ? [plural(other, {one: '# Zeile der anderen Liste', other: '# Zeilen der anderen Liste'})] : []),
    ];
    return `${counts.join(', ')}.`;
  },
  silent: 'Keine Listenaktivitäten posten, solange dieser Import läuft',
  silentHint:
    'Sonst sehen deine Follower womöglich für jeden Eintrag eine Aktivität. AniList schaltet Listenaktivitäten für alles ab, was du währenddessen änderst; danach stellt Automail deine Einstellung wieder her.',
  start: 'Alle ausgewählten importieren',
};

export const kindText: Translation<typeof english.kindText> = {
  new: 'Neu auf deiner Liste',
  change: 'Geändert',
  newer: 'Auf AniList später geändert als in der Datei',
  same: 'Stimmt schon überein',
  kept: 'Schon auf deiner Liste, bleibt deshalb unverändert',
  unsure: 'Vielleicht schon auf deiner Liste, bleibt deshalb unverändert',
  unmatched: 'Auf AniList nicht gefunden',
  twice: 'Ein anderer Eintrag der Datei gehört zum selben Titel',
  part: 'Wird mit einer anderen Zeile der Datei importiert, weil AniList beide als einen Titel führt',
};

export const runText: Translation<typeof english.runText> = {
  heading: file => `Import von ${shorten(file, 60)}`,
  running: 'Import läuft',
  undoing: 'Import wird rückgängig gemacht',
  undoQuestion: count =>
    plural(count, {
      one: '# Eintrag bekommt seine vorherigen Werte zurück oder wird entfernt, wenn es ihn vorher nicht gab.',
      other: '# Einträge bekommen ihre vorherigen Werte zurück oder werden entfernt, wenn es sie vorher nicht gab.',
    }),
  undo: 'Rückgängig machen…',
  undoNow: 'Import rückgängig machen',
  ended: (state, imported, total) => {
    const count = `Importiert: ${formatNumber(imported)} von ${plural(total, {one: '# Eintrag', other: '# Einträgen'})}.`;
    if (state === 'paused') return `Pausiert. ${count}`;
    if (state === 'stopped') return `Gestoppt. ${count}`;
    return state === 'undone' ? `Der Import wurde rückgängig gemacht. ${count}` : `Der Import ist fertig. ${count}`;
  },
  report: 'Bericht über alle Einträge speichern:',
  reportName: file => `Bericht zu ${file}`,
  imported: 'Importiert',
  takenBack: 'Rückgängig gemacht',
  notYet: 'Nicht importiert',
  columnTitle: 'In der Datei',
  columnMedia: 'Auf AniList',
  columnMediaId: 'AniList-ID',
  columnFate: 'Ergebnis',
  columnBefore: 'Vorher',
  columnAfter: 'Nachher',
};

export const otherText: Translation<typeof english.otherText> = {
  heading: 'Weitere Importe',
  job: ({fileName, rowCount}, state) => {
    const name = `${shorten(fileName, 60)} (${plural(rowCount, {one: '# Eintrag', other: '# Einträge'})})`;
    if (state === 'running') return `${name} beginnt, wenn der Import darüber beendet ist.`;
    return state === 'undoing'
      ? `${name} wird rückgängig gemacht, wenn der Import darüber beendet ist.`
      : `${name} ist beendet.`;
  },
  undoNow: 'Diesen Import rückgängig machen',
  question:
    'Seine Einträge erhalten ihre vorherigen Werte oder werden entfernt, wenn sie nicht auf deiner Liste standen.',
  dismiss: 'Diesen Import schließen',
};
