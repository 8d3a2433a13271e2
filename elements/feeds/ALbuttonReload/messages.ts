import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Reloads the feeds when you click the logo on the home page.',
  extendedDescription:
    'Works on the home page only; on other pages the logo leads to the home page as before. The whole page is loaded again, so Automail itself requests nothing from AniList.',
});
