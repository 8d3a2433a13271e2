import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Title link in forum',
  summary: 'Adds a link back to the anime or manga above the threads about it.',
  noun: 'the title',
});
