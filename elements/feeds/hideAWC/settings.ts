import {number} from '#services/settings/handles';

/** How many threads the preview shows (spec 1, section 9); 0: there is no preview. */
export const forumPreviewNumber = number('forumPreviewNumber', {
  title: 'Number of threads in the forum preview; 0 shows no preview.',
  initial: 3,
  min: 0,
  max: 50,
});
