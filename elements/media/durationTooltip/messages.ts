import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

const hours = (count: number) => plural(count, {one: '# hour', other: '# hours'});
const minutes = (count: number) => plural(count, {one: '# minute', other: '# minutes'});

export const text = messages({
  name: 'Total duration',
  summary: 'Shows how long all episodes of an anime take in total.',
  details:
    'In the sidebar, below the duration of an episode. For anime that are still airing, only aired episodes count. The total is marked "about" if the description says that some episodes differ in length, and for OVAs, ONAs and specials, whose episodes often do.',
  label: 'Total duration',
  duration: (hourCount: number, minuteCount: number) =>
    [hourCount > 0 && hours(hourCount), minuteCount > 0 && minutes(minuteCount)].filter(Boolean).join(' '),
  about: (duration: string) => `about ${duration}`,
});
