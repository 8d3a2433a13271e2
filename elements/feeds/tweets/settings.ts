import {number} from '#services/settings/handles';

/** Pixels that a tweet may be high; a longer one scrolls. */
export const tweetHeight = number('tweetsHeight', {
  title: 'Height of a tweet at most, in pixels',
  initial: 700,
  min: 200,
  max: 2000,
});
