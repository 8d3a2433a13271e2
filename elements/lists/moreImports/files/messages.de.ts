import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  untitled: place => `Eintrag ${formatNumber(place)}`,
  own: 'Automail (JSON)',
  mal: 'MyAnimeList (XML, auch komprimiert)',
  otherSite: 'Anime-Planet (JSON)',
  ownMissing:
    'Nicht importiert werden die IDs von Einträgen und die Zeitpunkte, zu denen sie hinzugefügt und geändert wurden. Eigene Listen und Kategorien erweiterter Wertungen müssen vorhanden sein, und erweiterte Wertungen brauchen das Wertungssystem der Datei.',
  otherSiteMissing:
    'Dieses Format kennt keine Notizen, Prioritäten, eigenen Listen, erweiterten Wertungen, privaten oder verborgenen Einträge. Es enthält keine IDs, deshalb werden Anime und Manga nach ihrem Titel gesucht.',
};

export const problemText: Translation<typeof english.problemText> = {
  notJson: 'Fehler beim Lesen des JSON',
  wrongList: 'Fehler: falsche Liste',
  wrongListType: 'Fehler: falsche Art von Liste',
  unreadable: 'Fehler beim Lesen der Datei',
  notAList: 'Diese Datei ist keine Liste im gewählten Format. Wähle ihr Format oder eine andere Datei.',
  version: 'Automail kann diese Version seines eigenen Dateiformats nicht lesen.',
  tooLarge: 'Diese Datei ist zu groß. Die Grenze liegt bei 32 MB.',
};

export const leftOutText: Translation<typeof english.leftOutText> = {
  unusable: 'Zeile ausgelassen: Sie hat weder eine brauchbare ID noch einen Titel.',
  cut: 'Zeile ausgelassen: Die Datei endet mitten in ihr.',
  status: 'Status ausgelassen: Er ist unbekannt.',
  score: 'Wertung ausgelassen: Sie ist keine Zahl im erlaubten Bereich.',
  progress: 'Fortschritt ausgelassen: Er ist keine Zahl im erlaubten Bereich.',
  progressVolumes: 'Bände ausgelassen: Sie sind keine Zahl im erlaubten Bereich.',
  repeat: 'Wiederholungen ausgelassen: Sie sind keine Zahl im erlaubten Bereich.',
  priority: 'Priorität ausgelassen: Sie ist unbekannt.',
  customLists: 'Eigene Listen ausgelassen: Sie sind nicht lesbar.',
  advancedScores: 'Erweiterte Wertungen ausgelassen: Sie sind nicht lesbar, oder dir fehlt ihre Kategorie.',
  private: 'Unsicher: „Privat“ ist in der Datei weder ja noch nein. Ein neuer Eintrag wäre öffentlich.',
  hiddenFromStatusLists: '„In Statuslisten verborgen“ ausgelassen: Es ist weder ja noch nein.',
  notes: 'Notizen ausgelassen: Sie sind kein Text.',
  otherFormat: 'Erweiterte Wertungen ausgelassen: Deine Liste hat ein anderes Wertungssystem als die Datei.',
  startedAt: 'Beginn ausgelassen: Das Datum gibt es nicht, oder es kann zweierlei bedeuten.',
  completedAt: 'Abschluss ausgelassen: Das Datum gibt es nicht, oder es kann zweierlei bedeuten.',
  twice: 'Zeile ausgelassen: Der Titel steht mit anderen Angaben noch einmal in der Datei.',
  damaged: 'Unsicher: Unlesbare Zeichen wurden durch \uFFFD ersetzt.',
  longNotes: 'Unsicher: Die Notizen haben über 6.000 Zeichen, AniList schneidet ihr Ende ab.',
  guessedStatus: 'Unsicher: Der Status ist geraten, weil die Datei keinen lesbaren enthält.',
  listNumbers: 'Unsicher: Seine eigenen Listen lassen sich auf zwei Arten lesen. Wähle oben eine.',
  repeatFault: 'Wiederholungen ausgelassen: 255 ist ein bekannter Fehler von MyAnimeList.',
  longTitle: 'Titel gekürzt: Er hat über 500 Zeichen.',
  storage: 'Aufbewahrung ausgelassen: Dafür hat AniList keinen Platz.',
  hidden: 'Nicht in Statuslisten verborgen: Seine eigenen Listen fehlen, er stünde sonst auf keiner.',
  notWatched: 'Laut Datei willst du das nicht schauen oder lesen.',
};

export const exportTitles: Translation<typeof english.exportTitles> = {
  mediaId: 'AniList-ID',
  malId: 'MyAnimeList-ID',
  title: 'Titel',
  status: 'Status',
  score: 'Wertung (von 100)',
  progress: 'Fortschritt',
  progressVolumes: 'Bände',
  repeat: 'Wiederholungen',
  priority: 'Priorität',
  startedAt: 'Begonnen',
  completedAt: 'Abgeschlossen',
  customLists: 'Eigene Listen',
  advancedScores: 'Erweiterte Wertungen',
  private: 'Privat',
  hidden: 'In Statuslisten verborgen',
  notes: 'Notizen',
  advanced: (category, score) => `${category}: ${formatNumber(score)}`,
};
