import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Hidden media entries',
  description:
    'Entries that are on a list but on none that is shown: hidden from the status lists, and on no custom list. One request for every 50 entries.',
  table: 'Hidden entries',
  media: 'Media',
  checked: (entries: number) => plural(entries, {one: '# entry checked.', other: '# entries checked.'}),
  none: 'No such entries found',
});
