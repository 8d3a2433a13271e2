import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Title aliases',
  summary: 'Shows anime and manga under titles of your own.',
  details:
    'On their pages, in addresses and in links. As text, there is one alias per line: /anime/1/Title or /manga/30002/Title. A line that starts with css/ adds a style to the site; it loads from https addresses only and is off in safe-for-work mode. Only you see your titles.',
});
