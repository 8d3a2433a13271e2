import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Ignore rewatches',
  summary: 'Leaves rewatches and rereads out of the personal statistics.',
  details: 'On the "More stats" and "Genres & Tags" tabs, everything counts once.',
});
