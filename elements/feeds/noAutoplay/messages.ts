import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Stops videos from playing by themselves.',
  extendedDescription:
    'On all pages, for videos that the site shows now or loads later; you can still start them. Embedded players, such as YouTube, are not affected. Requests nothing from AniList.',
});
