import {number} from '#services/settings/handles';
import {text} from './messages';

/** Number of threads in the preview (rule forum-1); with 0 there is no preview. */
export const forumPreviewNumber = number('forumPreviewNumber', {
  title: text.count,
  initial: 3,
  min: 0,
  max: 50,
});
