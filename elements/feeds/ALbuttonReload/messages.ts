import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Reloads the feeds when you click the logo on the home page.',
  extendedDescription:
    "On the home page; on other pages the logo leads there as before. The feed is loaded again by the site's own control, so a status that you are writing stays. Where that control is missing, the whole page is loaded again. Automail itself requests nothing from AniList.",
});
