import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Hidden media entries',
  description:
    "Entries that don't show on any list: hidden from status lists, and on no custom list. One request per 50 entries.",
  table: 'Hidden entries',
  media: 'Media',
  checked: (entries: number) => plural(entries, {one: '# entry checked.', other: '# entries checked.'}),
  none: 'No such entries found',
});
