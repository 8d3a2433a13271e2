import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Find people you have blocked or who blocked you',
  description:
    'Compares the latest statuses that everybody sees with those that you see, page by page, and lists whose are missing. After 50 pages it begins again with the latest ones, until you stop it.',
  warning: 'This takes two requests every two seconds until you press Stop.',
  compared: (statuses: number, tries: number) =>
    plural(tries, {
      one: `${formatNumber(statuses)} statuses compared in # try.`,
      other: `${formatNumber(statuses)} statuses compared in # tries.`,
    }),
  table: 'Hidden from you',
  user: 'User',
  posts: 'Statuses that you do not see',
  none: 'You see everything that was compared.',
});
