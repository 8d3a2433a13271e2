import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Makes Automail and the site mobile friendly.',
  extendedDescription:
    'On all pages: what you tap is big enough for a finger, and what needs a mouse is always visible. Features that need a wide screen are off, and their switches stay as they are. Requests nothing from AniList.',
});
