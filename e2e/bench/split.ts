import type {CDPSession} from 'playwright';

import {median, metrics} from './measure';
import type {Work} from './trace';

const kinds = ['script', 'style', 'layout', 'compile', 'rest'] as const;

/** Processor time of a main thread (ms): all tasks, and the kinds of work in them. */
export type Split = Readonly<Record<(typeof kinds)[number] | 'task', number>>;

/** The counters of a page at one time. */
export type Counters = ReadonlyMap<string, number>;

export const countersOf = (session: CDPSession): Promise<Counters> => metrics(session);

/**
 * The work between two readings of the counters. The bench's own commands are left out. Compiling is part of the
 * browser's counter of script, mostly because functions are compiled when they are first called.
 */
export function splitBetween(before: Counters, after: Counters, compiling: readonly Work[]): Split {
  const read = (counters: Counters, name: string) => counters.get(name) ?? Number.NaN;
  const grown = (name: string) => (read(after, name) - read(before, name)) * 1000;
  const [from, to] = [read(before, 'Timestamp') * 1e6, read(after, 'Timestamp') * 1e6];
  const compile = compiling.filter(({at}) => at >= from && at < to).reduce((total, {cost}) => total + cost, 0);
  const task = grown('TaskDuration') - grown('DevToolsCommandDuration');
  const [script, style, layout] = [grown('ScriptDuration'), grown('RecalcStyleDuration'), grown('LayoutDuration')];
  return {task, script: script - compile, style, layout, compile, rest: task - script - style - layout};
}

const combine = (by: (kind: keyof Split) => number): Split => ({
  task: by('task'),
  script: by('script'),
  style: by('style'),
  layout: by('layout'),
  compile: by('compile'),
  rest: by('rest'),
});

/** The work that one split has more than another. */
export const minus = (a: Split, b: Split) => combine(kind => a[kind] - b[kind]);

/** The sum of splits. */
export const sum = (all: readonly Split[]) => combine(kind => all.reduce((total, each) => total + each[kind], 0));

/** The median of each kind. */
export const medianOf = (all: readonly Split[]) => combine(kind => median(all.map(each => each[kind])));

/** A split in whole milliseconds: `+12 ms: script 7, style 1, layout 2, compile 0, rest 2`. */
export const textOfSplit = (split: Split) =>
  `${split.task < 0 ? '' : '+'}${Math.round(split.task)} ms: ${kinds.map(kind => `${kind} ${Math.round(split[kind])}`).join(', ')}`;
