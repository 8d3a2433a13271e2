import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the votes on recommendations at all times.',
  extendedDescription:
    'On the overview of anime and manga, where the site shows them only while you point at a recommendation. Requests nothing from AniList and does not vote.',
});
