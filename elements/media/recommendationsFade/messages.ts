import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Fade known recommendations',
  summary: 'Fades recommendations that are already on your list.',
  details:
    'On the overview of anime and manga, and on the page of all recommendations. Point at one, or focus it, to see it as usual.',
  onList: 'On your list',
});
