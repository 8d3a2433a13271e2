import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  status: 'Find a status',
  statusDescription: 'Searches the statuses of this user. One request for every 50 of them; another search needs none.',
  message: 'Find a message',
  messageDescription:
    'Searches the messages that this user received. One request for every 50 of them; another search needs none.',
  search: 'Text or regular expression',
  found: 'Found',
  matches: (found: number, all: number) =>
    `${formatNumber(found)} of ${plural(all, {one: '# post', other: '# posts'})} ${plural(found, {one: 'matches', other: 'match'})}.`,
  none: 'Nothing matches.',
  date: 'Date',
  post: 'Post',
  beginning: 'Beginning',
});
