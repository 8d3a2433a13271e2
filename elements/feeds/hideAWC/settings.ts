import {number} from '#services/settings/handles';
import {text} from './messages';

/** Number of threads in the preview, 0 to 50; with 0 there is no preview. */
export const forumPreviewNumber = number('forumPreviewNumber', {
  title: text.count,
  initial: 3,
  min: 0,
  max: 50,
});
