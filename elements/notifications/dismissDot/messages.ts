import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Dismiss notification dot',
  summary: 'Adds a button that dismisses the notification dot.',
  details: 'Marks all notifications as read on AniList. The dot returns with the next one. No notification is deleted.',
  button: 'Dismiss the notification dot',
  failed: (reason: string) => `The dot wasn't dismissed. ${reason}`,
});
