import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows averages, progress and notes of those you follow on the social tab of anime and manga.',
  extendedDescription:
    'Above the list of those you follow: the average of their scores, and a dot for each status. Click a dot to see only those, click it again to see all; click the average to see only those with a score. In the rows: progress, how often it was repeated, and a sign with the notes, if the site does not show them itself. Scores have colours there and in the overview. Requests the entries of the rows you see together and keeps them for a minute.',
  summary: 'Those you follow',
  average: (mean: number) => `Average ${mean.toFixed(1)}`,
  scoredOnly: (count: number) => plural(count, {one: 'Show only # with a score', other: 'Show only # with a score'}),
  progress: (progress: number, total: number) => `${progress}/${total}`,
  repeats: (count: number) => plural(count, {one: 'Repeated # time', other: 'Repeated # times'}),
  repeatSign: (count: number) => `↻${count}`,
  note: (note: string) => `Notes: ${note}`,
});
