import {messages} from '#domain/text/messages';

/** Texts of exporting a list. */
export const exportText = messages({
  exportOwn: 'Automail (JSON)',
  exportOwnHint: 'Save everything as a file that Automail can import',
  exportCsv: 'CSV',
  exportCsvHint: 'Save a table for spreadsheets',
  exportWithoutSignIn:
    "Private entries are missing from the file, because you aren't signed in to Automail. Sign in at {link}.",
  exportOtherAccount:
    'Private entries are missing from the file, because Automail is signed in to another account. Sign in again at {link}.',
  exportLimits:
    "MyAnimeList's format has no custom lists and no advanced scores. Its scores go from 1 to 10, and it has only titles that are on MyAnimeList. Only Automail's own file can be imported here with everything in it; CSV can't be imported.",
});
