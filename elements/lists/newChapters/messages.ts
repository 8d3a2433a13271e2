import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'New chapter finder',
  summary: "Adds a button to your manga list that finds new chapters of what you're reading.",
  details:
    "Below the filters of your own manga list. It looks at the latest activities about the releasing manga you're reading, 20 manga at a time, and you can stop it anytime. The results are based on what readers report, so they may be wrong. You can ban manga from the search and bring them back in the ban manager.",
  dataTitle: 'Manga banned from the new chapter finder',
  button: 'New chapters',
  scanning: 'Scanning...',
  scanAgain: 'Scan again',
  stopped: 'Stopped. There may be more.',
  none: 'No new items found :(',
  failed: (reason: string) => `The scan wasn't finished. ${reason}`,
  found: 'New chapters',
  ahead: (chapters: number) => `+${formatNumber(chapters)}`,
  inWords: (chapters: number, guess: number) =>
    plural(chapters, {
      one: `Probably # new chapter, up to chapter ${formatNumber(guess)}`,
      other: `Probably # new chapters, up to chapter ${formatNumber(guess)}`,
    }),
  ban: 'Ban',
  banTitle: (title: string) => `Ban ${title}`,
  manager: (count: number) => `Ban manager (${formatNumber(count)})`,
  nothingBanned: 'No manga are banned.',
  banned: 'Banned manga',
  unban: 'Unban',
  unbanTitle: (title: string) => `Unban ${title}`,
});
