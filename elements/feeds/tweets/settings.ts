import {number} from '#services/settings/handles';
import {text} from './messages';

/** Maximum height of a tweet in px; a longer one scrolls. */
export const tweetHeight = number('tweetsHeight', {
  title: text.height,
  initial: 700,
  min: 200,
  max: 2000,
});
