import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Forum likes',
  summary: 'Shows the names of everyone who likes a thread or a comment in the forum.',
  details:
    'Threads and comments with more than five likes get a small button, because AniList shows only some of the users. Its tooltip shortens the names to make room for up to 20; more names are shown in full.',
});
