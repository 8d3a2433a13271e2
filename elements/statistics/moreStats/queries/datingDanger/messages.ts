import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Fix your dating mess [Dangerous edition]',
  description:
    'Sets the missing date of start of what you completed in one go to the date of completion: completed entries with one episode or chapter, no repeats, no date of start and a date of completion. A dry run changes nothing; look at it first.',
  warning: 'A real run changes your list, one entry a second, until you press Stop.',
  mode: 'Mode',
  dry: 'Dry run',
  real: 'Real run',
  stopped: 'Stopped!',
  none: 'No such entries found',
  wouldChange: (entries: number) =>
    plural(entries, {one: '# entry would be changed.', other: '# entries would be changed.'}),
  changed: (entries: number) => plural(entries, {one: '# entry was changed.', other: '# entries were changed.'}),
  tableDry: 'Entries to change',
  tableReal: 'Changed entries',
  media: 'Media',
  start: 'New date of start',
  undo: 'Undo',
  undoOne: (title: string) => `Undo the change of ${title}`,
  undoAll: (entries: number) => plural(entries, {one: 'Undo # change', other: 'Undo all # changes'}),
  undone: 'Undone',
  undoing: (done: number, all: number) => plural(all, {one: `${done} of # undone.`, other: `${done} of # undone.`}),
  notUndone: (reason: string) => `This could not be undone: ${reason}`,
});
