import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Status-colored borders',
  summary: 'Colors the right border of list activities on the home page by status.',
  details:
    'Completed is green, watching and reading blue, planning orange, paused pink, dropped red, rewatching and rereading purple.',
});
