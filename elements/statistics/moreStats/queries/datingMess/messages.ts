import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Fix your dating mess',
  description:
    'Lists anime or manga entries with impossible dates, so you can fix them. One request; nothing is changed.',
  media: 'Media',
  started: 'Started',
  completed: 'Completed',
  checked: (entries: number) => plural(entries, {one: '# entry checked.', other: '# entries checked.'}),
  none: 'No such entries found',
});

/** Names of the problems, each of which has a table. */
export const problemTitles = messages({
  completedBeforeStart: 'Completed before it was started',
  completedBeforeEnd: 'Completed before it ended',
  startedBeforeRelease: 'Started before it was released',
  noCompletion: 'Completed without a completion date',
  noStart: 'Completed, watching/reading or dropped without a start date',
  plannedWithStart: 'Planned with a start date',
  strangeYear: 'Unlikely year',
});
