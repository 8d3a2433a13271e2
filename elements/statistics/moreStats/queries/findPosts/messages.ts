import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  status: 'Find a status',
  statusDescription: "Searches this user's statuses. One request per 50 statuses; further searches need none.",
  message: 'Find a message',
  messageDescription:
    'Searches the messages that this user received. One request per 50 messages; further searches need none.',
  search: 'Text or regular expression',
  found: 'Found',
  matches: (found: number, all: number) =>
    `${formatNumber(found)} of ${plural(all, {one: '# post', other: '# posts'})} ${plural(found, {one: 'matches', other: 'match'})}.`,
  none: 'No matches.',
  date: 'Date',
  post: 'Post',
  beginning: 'Beginning',
});
