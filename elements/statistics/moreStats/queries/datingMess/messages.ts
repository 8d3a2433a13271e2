import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Fix your dating mess',
  description:
    'Lists the entries of the anime or manga list whose dates cannot be right, so that you can mend them. One request; nothing is changed.',
  media: 'Media',
  started: 'Started',
  completed: 'Completed',
  checked: (entries: number) => plural(entries, {one: '# entry checked.', other: '# entries checked.'}),
  none: 'No such entries found',
});

/** What is wrong with the entries of each table. */
export const problemTitles = messages({
  completedBeforeStart: 'Completed before it was started',
  completedBeforeEnd: 'Completed before it ended',
  startedBeforeRelease: 'Started before it was released',
  noCompletion: 'Completed without a date of completion',
  noStart: 'Completed, current or dropped without a date of start',
  plannedWithStart: 'Planned with a date of start',
  strangeYear: 'Unlikely year',
});
