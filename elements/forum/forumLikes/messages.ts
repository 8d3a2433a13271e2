import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the names of everyone who likes a thread or a comment in the forum.',
  extendedDescription:
    'Threads and comments with more than five likes get a small button, since the site shows only some of the people. The names are requested from AniList when you open the tooltip; up to 20 names are shortened to fit. It does not like anything.',
});
