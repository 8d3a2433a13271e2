import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Less profile clutter',
  summary: 'Hides milestones, the activity history and genres on profiles.',
  details: 'On the overview of all profiles, and only for you.',
});
