import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Embedded tweets',
  summary: 'Shows tweets below the links to them.',
  details:
    "In posts, comments and other texts on AniList, for links to Twitter or X that show their own address. Not in what Automail shows itself, such as the low-bandwidth feed, and not in the extension, which can't show them. A tweet loads when you scroll close to its link, in a frame that can't access the page, and is removed once it's far away.",
  height: 'Maximum height of a tweet in pixels',
  frame: 'Tweet',
  blocked: "Could not load Tweet. This page doesn't allow frames from Twitter.",
});
