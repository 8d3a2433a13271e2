import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Last saved custom CSS',
  name: 'Profile styles',
  summary: 'Shows profiles in the style that their owners chose, and lets you style your own.',
  details:
    "A style is stored in the about text of its profile. If it names an https address, the style sheet is loaded from there. It can't hide or cover anything outside the profile, and doesn't affect what Automail adds to the page. Off in safe-for-work mode.",
  save: 'Save custom CSS',
  tooLarge: 'Custom CSS is over 1MB',
  saveFailed: 'failed to save custom CSS',
  uselessUrl: 'Enter an address that starts with https:// and ends in .css.',
  hasImport: "Remove @import: a profile style can't load other style sheets. Paste their contents instead.",
  label: 'Custom CSS of your profile',
  hint: 'A style sheet, or an https address that ends in .css. Everyone who uses Automail and visits your profile sees it.',
});
