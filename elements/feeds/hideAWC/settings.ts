import {number} from '#services/settings/handles';

/** Number of threads in the preview (rule forum-1); with 0 there is no preview. */
export const forumPreviewNumber = number('forumPreviewNumber', {
  title: 'Number of threads in the forum preview; 0 shows no preview.',
  initial: 3,
  min: 0,
  max: 50,
});
