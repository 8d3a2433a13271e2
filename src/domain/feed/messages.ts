import {messages} from '../text/messages';

/** Words about activities. */
export const text = messages({
  /** Where the site does not say what was done. */
  activity: 'Activity',
  withProgress: '{words} of {media}',
  withoutProgress: '{words} {media}',
});
