import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Expanded list notes',
  summary: 'Opens the whole note of a list entry, with the latest activities about it.',
  details:
    "Press the icon of a note on any list. Below the note are the owner's last 25 activities about that anime or manga, with their replies. Another press or Escape closes it.",
  noteOf: (title: string) => `Note on ${title}`,
  activities: 'Activities',
  noun: 'the activities',
  none: 'No activities',
  notFound: 'No activities',
  someone: 'Deleted user',
});
