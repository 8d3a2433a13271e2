import {formatDecimals, formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Scores of followed users',
  summary: 'Shows averages, progress and notes of users you follow on the social tab of titles.',
  details:
    "Above the list of users you follow: the mean of their scores and the number of users with each status. Click a status to see only those users, and again to see all; click the mean to see only those with a score. In the rows: progress, repeats, and an icon that shows the notes when you hover over it, focus it or tap it, if AniList doesn't show them itself. Scores are colored there and in the overview.",
  group: 'Users you follow',
  following: (count: number) => `${formatNumber(count)} following`,
  meanOf: 'mean {score}',
  figure: (mean: number) => formatDecimals(mean, 1),
  scores: (count: number) => plural(count, {one: '# score', other: '# scores'}),
  mean: (mean: number) => `mean ${formatDecimals(mean, 1)}`,
  status: (name: string, count: number) => `${name} ${formatNumber(count)}`,
  scoredOnly: (count: number) => plural(count, {one: 'Show only # with a score', other: 'Show only # with a score'}),
  progress: (progress: number, total: number) => `${progress}/${total}`,
  repeats: (count: number) => plural(count, {one: 'Repeated # time', other: 'Repeated # times'}),
  repeatSign: (count: number) => `↻${count}`,
  showNote: 'Show notes',
});
