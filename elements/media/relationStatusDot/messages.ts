import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows your list status on relations and recommendations.',
  extendedDescription:
    'On the overview of anime and manga, as a dot in the colour of the status on each cover. Requests your entries of all these anime and manga from AniList together and keeps them for two minutes. If the site shows the status itself, Automail leaves it to the site.',
});
