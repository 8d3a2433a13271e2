import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'List editor from feeds',
  summary: 'Adds a small arrow to the covers in feeds that opens the list editor.',
  details:
    "It's the same as Open List Editor in the menu of the activity. Shown on the home page, profiles and activity pages.",
  open: (title: string) => `Open list editor: ${title}`,
});
