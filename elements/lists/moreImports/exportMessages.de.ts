import type {Translation} from '#domain/text/messages';
import type * as english from './exportMessages';

export const exportText: Translation<typeof english.exportText> = {
  exportOwn: 'Automail (JSON)',
  exportOwnHint: 'Alles in einer Datei speichern, die Automail wieder importieren kann',
  exportCsv: 'CSV',
  exportCsvHint: 'Eine Tabelle für Tabellenprogramme speichern',
  exportWithoutSignIn:
    'In der Datei fehlen private Einträge, weil du nicht bei Automail angemeldet bist. Melde dich unter {link} an.',
  exportOtherAccount:
    'In der Datei fehlen private Einträge, weil Automail bei einem anderen Konto angemeldet ist. Melde dich unter {link} neu an.',
  exportLimits:
    'Das Format von MyAnimeList kennt keine eigenen Listen und keine erweiterten Wertungen. Seine Wertungen gehen von 1 bis 10, und es enthält nur Titel, die es auf MyAnimeList gibt. Nur die Datei von Automail lässt sich hier mit allem importieren, CSV gar nicht.',
};
