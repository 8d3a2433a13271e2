import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Custom CSS saved last',
  title: 'Shows profiles in the style that their owners chose, and lets you style your own.',
  extendedDescription:
    "On all pages of profiles. The style is part of a profile's about text, which Automail requests from AniList; if it names an https address, the style sheet is loaded from there. It does not change what Automail adds to the page, and is off in safe-for-work mode.",
  save: 'Save custom CSS',
  uselessUrl: 'The address of a style sheet begins with https:// and ends in .css.',
  label:
    'Custom CSS of your profile: a style sheet, or an https address that ends in .css. Everyone who uses Automail and visits your profile sees it.',
});
