import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Removes animations, so that nothing slides, fades or grows by itself.',
  extendedDescription:
    "On all pages, for the site's own animations. Requests nothing from AniList. Videos and moving pictures are not changed.",
});
