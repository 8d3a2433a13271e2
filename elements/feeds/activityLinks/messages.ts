import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Links activities to the previous and next one, messages to the recipient, and feed entries to their pages.',
  extendedDescription:
    "Pages of activities get arrows to the owner's previous and next activity about the same anime or manga, to the author's statuses, or to the messages to the same person; they are requested from AniList. Feed entries get a link where the site has one only in their menu. Works together with the activity timeline.",
  previousActivity: 'Previous activity',
  nextActivity: 'Next activity',
  neighbours: 'Previous and next activity',
  profileOf: (name: string) => `Profile of ${name}`,
  activityPage: 'Go to the page of the activity',
  waiting: 'The links will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the links. ${reason}`,
});
