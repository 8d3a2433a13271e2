import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Moves the vertical navigation to the right side.',
  extendedDescription:
    'On all pages, together with the vertical navigation; without it, nothing changes. Requests nothing from AniList.',
});
