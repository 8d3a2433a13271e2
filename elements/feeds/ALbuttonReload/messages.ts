import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Logo reloads feed',
  summary: 'Reloads the feed when you click the AniList logo on the home page.',
  details:
    "A status you're writing is kept, unless the whole page has to be reloaded because AniList's own reload control is missing. On other pages, the logo leads to the home page as before.",
});
