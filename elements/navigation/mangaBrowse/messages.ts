import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Makes Browse lead to manga instead of anime.',
  extendedDescription:
    'On all pages, for the Browse link of the navigation. Requests nothing from AniList. The entries of the Browse menu are not changed.',
});
