import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Home scrolls up',
  summary: 'Scrolls to the top when you click Home on the home page.',
  details:
    'On other pages, Home leads to the home page as before. The page jumps instead of scrolling if your system asks for reduced motion.',
});
