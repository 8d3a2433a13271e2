import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Adds a filter above long lists of staff on the pages of anime and manga.',
  extendedDescription:
    'On the staff tab, when it lists more than nine people. Filters by words of names and roles, whatever their case and accents, by “name: …” or “role: …”, or by a regular expression, and includes what the site loads as you scroll. Requests nothing from AniList.',
  field: 'Filter staff by name or role',
  matching: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} ${plural(matching, {one: 'matches', other: 'match'})}`,
  nothing: 'Nobody in what is loaded matches.',
});
