import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Fix your dating mess [Dangerous edition]',
  description:
    'Sets missing start dates to the completion date, for completed entries with one episode or chapter, no repeats and a completion date. A dry run changes nothing; check its results first.',
  warning: 'A real run changes your list, one entry every two seconds, until you press Stop.',
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
  start: 'New start date',
  undo: 'Undo',
  undoOne: (title: string) => `Undo the change to ${title}`,
  undoAll: (entries: number) => plural(entries, {one: 'Undo # change', other: 'Undo all # changes'}),
  undone: 'Undone',
  undoing: (done: number, all: number) =>
    plural(all, {one: `${formatNumber(done)} of # undone.`, other: `${formatNumber(done)} of # undone.`}),
  notUndone: (reason: string) => `This couldn't be undone: ${reason}`,
});
