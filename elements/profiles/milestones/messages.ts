import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Profile totals',
  summary: 'Shows total episodes and volumes and the mean score on profiles.',
  details:
    "On the overview of a profile, below AniList's own figures. The mean score is left out where AniList shows it itself.",
  episodes: 'Total Episodes',
  volumes: 'Total Volumes',
  meanScore: 'Mean Score',
});
