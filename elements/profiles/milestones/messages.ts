import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the total of episodes and volumes, and the mean score, on profiles.',
  extendedDescription:
    "On the overview of a profile, below the site's own figures. The mean score is left out where the site shows it itself. Requests the totals of the user from AniList and keeps them for a minute; without an answer, nothing is added.",
  episodes: 'Total Episodes',
  volumes: 'Total Volumes',
  meanScore: 'Mean Score',
});
