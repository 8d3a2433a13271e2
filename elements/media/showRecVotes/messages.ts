import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Visible recommendation votes',
  summary: 'Shows the votes on recommendations at all times.',
  details: 'On the overview of anime and manga, where AniList shows them only while you hover over a recommendation.',
});
