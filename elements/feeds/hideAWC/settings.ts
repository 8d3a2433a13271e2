import {number, text as textSetting, toggle} from '#services/settings/handles';
import {text} from './messages';

/** Number of threads in the preview, 0 to 50; with 0 there is no preview. */
export const forumPreviewNumber = number('forumPreviewNumber', {
  title: text.count,
  initial: 3,
  min: 0,
  max: 50,
});

/** Whether threads of recurring kinds are hidden, too. */
export const hideOtherThreads = toggle('hideOtherThreads', {title: text.others, initial: false});

/** Words in titles of threads that are hidden with the recurring ones, separated by commas. */
export const otherThreadWords = textSetting('otherThreadWords', {
  title: text.words,
  initial: '',
  form: {pattern: /^[^,]*(?:,[^,]*){0,9}$/, hint: () => text.wordsForm},
});
