import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Status on related titles',
  summary: 'Shows your list status on relations and recommendations.',
  details:
    'On the overview of anime and manga, as a dot in the color of the status on each cover. Off if AniList shows the status itself.',
});
