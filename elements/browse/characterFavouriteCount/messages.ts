import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Character favorites and voices',
  summary: 'Shows exact favorite counts of characters, and voice actors of every language.',
  details:
    'AniList shortens numbers above 999, as in "1.2k", and shows none in its search. If the exact number can\'t be loaded, AniList\'s number stays. On character pages you can choose the language of the voice actors and sort the roles, unless AniList offers the choice of language itself.',
  language: 'Language of the voice actors',
});
