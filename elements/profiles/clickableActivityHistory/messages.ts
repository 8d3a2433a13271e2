import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Links in activity history',
  summary: 'Opens a day of the activity history in the low-bandwidth feed.',
  details:
    'Press a day with activity on a profile; the arrow keys move between days. Days are in Japan time. Requires the low-bandwidth feed.',
  activityOn: (date: string) => `Activity on ${date}`,
});
