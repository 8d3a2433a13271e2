import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Normal capitals in titles',
  summary: 'Writes capitals in titles as usual, such as "Death Note" for "DEATH NOTE".',
  details:
    "On media pages, in links that show a title, and in Automail's own links and tables, if your titles are in romaji. AniList's title stays elsewhere, such as in list previews and notifications. Abbreviations and numerals keep their capitals. Your own title aliases and short titles take precedence.",
});
