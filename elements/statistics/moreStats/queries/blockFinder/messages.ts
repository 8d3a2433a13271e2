import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Find people you have blocked or who blocked you',
  description:
    'Compares the latest public statuses with those you see, page by page, and lists users whose statuses are missing. After 50 pages it starts again with the latest ones, until you stop it.',
  warning: 'Sends two requests every two seconds until you press Stop.',
  compared: (statuses: number, tries: number) =>
    plural(tries, {
      one: `${formatNumber(statuses)} statuses compared in # try.`,
      other: `${formatNumber(statuses)} statuses compared in # tries.`,
    }),
  table: 'Hidden from you',
  user: 'User',
  posts: "Statuses you don't see",
  none: 'You see every compared status.',
});
