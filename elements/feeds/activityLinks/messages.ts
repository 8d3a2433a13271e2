import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Links between activities',
  summary: 'Links activities to the previous and next one, and messages to their recipient.',
  details:
    "On activity pages, arrows lead to the owner's previous and next activity about the same anime or manga, to the author's other statuses, or to other messages to the same user. Feed entries get a link where AniList has one only in their menu.",
  previousActivity: 'Previous activity',
  nextActivity: 'Next activity',
  neighbours: 'Previous and next activity',
  profileOf: (name: string) => `Profile of ${name}`,
  activityPage: 'Go to activity page',
  noun: 'the links',
});
