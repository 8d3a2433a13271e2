import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Check compatibility with all following (slow)',
  description:
    'How much the taste of this user differs from that of everybody they follow, by the scores of their lists. Lower is better, 0.8 to 1.1 is common.',
  warning: 'This takes one request for everybody who is followed, one a second at most.',
  table: 'Compatibility',
  user: 'User',
  difference: 'Difference',
  shared: 'Shared media',
  scored: 'Scored media',
  none: 'Nobody is followed.',
});
