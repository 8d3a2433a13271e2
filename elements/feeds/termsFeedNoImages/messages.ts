import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows links in place of the pictures in the low-bandwidth feed.',
  extendedDescription:
    'In the feed on the page /terms, a picture in a post is a link with a button "IMG" that loads it, and the anime at the side have no covers. Without a click, no picture is loaded. Requests nothing from AniList.',
});
