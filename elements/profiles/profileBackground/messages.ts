import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Background saved last',
  name: 'Profile backgrounds',
  summary: 'Shows profiles on the background that their owners chose, and lets you choose your own.',
  details: 'A background is stored in the about text of its profile. Off in safe-for-work mode.',
  save: 'Save background',
  notBackground:
    'This is not a background. Write a colour such as #334455, a picture as url(https://…), or inherit for none of your own. Addresses have to begin with https.',
  label:
    'Background of your profile, as in a style sheet: {colour} or {picture}. Everyone who uses Automail and visits your profile sees it.',
});
