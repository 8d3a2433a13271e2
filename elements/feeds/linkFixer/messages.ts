import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Opens headings of the home page in a new tab with a middle click or Ctrl click.',
  extendedDescription:
    'For headings on the home page that are not real links. Plain clicks work as before. Requests nothing from AniList.',
});
