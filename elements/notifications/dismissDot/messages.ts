import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a button that dismisses the notification dot.',
  extendedDescription:
    'On all pages, while the site shows the dot. Asks AniList to count all notifications as read; the dot comes back with the next one. No notification is deleted.',
  button: 'Dismiss the notifications',
  failed: (reason: string) => `The dot wasn't dismissed. ${reason}`,
});
