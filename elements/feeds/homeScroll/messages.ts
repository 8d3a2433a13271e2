import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Scrolls to the top when you click Home on the home page.',
  extendedDescription:
    'On other pages, Home leads to the home page as before. The page jumps instead of scrolling if your system asks for less motion. Requests nothing from AniList.',
});
