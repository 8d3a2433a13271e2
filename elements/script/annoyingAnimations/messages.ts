import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'No animations',
  summary: "Removes AniList's animations, so nothing slides, fades or grows by itself.",
  details: 'Videos and animated images still play.',
});
