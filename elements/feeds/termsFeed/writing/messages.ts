import {messages} from '#domain/text/messages';

/** Texts of the field for writing. */
export const text = messages({
  status: 'Write a status…',
  message: (name: string) => `Write a message to ${name}…`,
  edit: 'Your activity',
  publish: 'Publish',
  cancel: 'Cancel',
  publishing: 'Publishing...',
  sending: 'Sending Message...',
  loadFailed: 'Failed to load activity',
  notImplemented: 'Sorry, not implemented yet',
});
