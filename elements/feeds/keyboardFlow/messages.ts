import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Keys of the feed',
  title: 'Adds keyboard shortcuts to feeds: next, previous, like, reply and open.',
  extendedDescription:
    "On the home page, profiles, the global feed and the social tabs of anime and manga. The keys are j, k, l, r and o unless you change them, and ? lists them. They do nothing while you type, with Ctrl, Alt or Meta, and in dialogs. They press the site's own buttons; Automail itself requests nothing.",
  box: 'Keyboard shortcuts',
  or: 'or',
  enter: 'Enter',
  invalidKey: 'Choose a single letter, digit or sign.',
  takenKey: (key: string, action: string) => `“${key}” is already the key for “${action}”.`,
  reset: 'Reset the keys',
});

/** Names of the actions. */
export const actionNames = messages({
  next: 'Next activity',
  previous: 'Previous activity',
  like: 'Like or unlike',
  reply: 'Reply',
  open: 'Open the activity',
  help: 'Show this list',
});
