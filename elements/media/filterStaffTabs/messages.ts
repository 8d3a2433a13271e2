import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Staff filter',
  summary: 'Adds a filter above long staff lists on anime and manga pages.',
  details:
    'On the staff tab, if it lists more than nine staff members. Filter by words in names and roles, whatever their case and accents, by "name: …" or "role: …", or by a regular expression. Staff whom AniList loads as you scroll are filtered too.',
  field: 'Filter staff by name or role',
  matching: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} ${plural(matching, {one: 'matches', other: 'match'})}`,
  nothing: 'No matches among the loaded staff.',
});
