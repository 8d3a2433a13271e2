import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Feed shortcuts',
  name: 'Keyboard shortcuts',
  summary: 'Lets you move through feeds and like, reply to and open activities by keyboard.',
  details:
    "On the home page, on profiles, in the global feed and on the social tabs of anime and manga. The keys are j, k, l, r and o unless you change them; ? lists them. They're inactive while you type, in dialogs, and together with Ctrl, Alt or Meta.",
  box: 'Keyboard shortcuts',
  or: 'or',
  enter: 'Enter',
  invalidKey: 'Choose a single letter, digit or symbol.',
  takenKey: (key: string, action: string) => `“${key}” is already used for “${action}”.`,
  reset: 'Reset shortcuts',
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
