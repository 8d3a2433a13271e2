import {number} from '#services/settings/handles';

/** Maximum height of a tweet in px; a longer one scrolls. */
export const tweetHeight = number('tweetsHeight', {
  title: 'Height of a tweet at most, in pixels',
  initial: 700,
  min: 200,
  max: 2000,
});
