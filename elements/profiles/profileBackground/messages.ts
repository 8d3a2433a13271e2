import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Last saved background',
  name: 'Profile backgrounds',
  summary: 'Shows profiles on the background that their owners chose, and lets you choose your own.',
  details: 'A background is stored in the about text of its profile. Off in safe-for-work mode.',
  save: 'Save background',
  tooLarge: 'The background is too long for your profile.',
  saveFailed: "Your background wasn't saved. Try again later.",
  notBackground:
    "This isn't a valid background. Enter a color such as #334455, an image as url(https://…), or inherit for the default. Addresses must start with https.",
  label: 'Background of your profile',
  hint: 'In CSS: {colour} or {picture}. Everyone who uses Automail and visits your profile sees it.',
});
