import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Hides milestones, the activity history and genres on profiles.',
  extendedDescription: "On the overview of all profiles. Requests nothing from AniList, and only you don't see them.",
});
