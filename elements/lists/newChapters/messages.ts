import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Adds a button to your manga list that looks for new chapters of what you are reading.',
  extendedDescription:
    'Below the filters of your own manga list. When you start it, it requests your current readings and then the latest activities about those that are releasing from AniList, 20 manga at a time; guesses are kept for 30 minutes. You can stop it at any time. Manga that you ban are left out; the ban manager brings them back. Guesses come from what readers report, so they may be wrong.',
  dataTitle: 'Manga without news of chapters',
  button: 'New chapters',
  scanning: 'Scanning...',
  scanAgain: 'Scan again',
  waiting: 'The scan will go on when AniList accepts requests again.',
  stopped: 'Stopped. There may be more.',
  none: 'No new items found :(',
  failed: (reason: string) => `The scan was not finished. ${reason}`,
  found: 'New chapters',
  ahead: (chapters: number) => `+${formatNumber(chapters)}`,
  inWords: (chapters: number, guess: number) =>
    plural(chapters, {
      one: `Probably # new chapter, up to ${formatNumber(guess)}`,
      other: `Probably # new chapters, up to ${formatNumber(guess)}`,
    }),
  ban: 'Ban',
  banTitle: (title: string) => `Ban ${title}`,
  manager: (count: number) => `Ban manager (${formatNumber(count)})`,
  nothingBanned: 'Nothing is banned.',
  banned: 'Banned manga',
  unban: 'Unban',
  unbanTitle: (title: string) => `Unban ${title}`,
});
