import {messages} from '#domain/text/messages';

/** Texts about changes of list entries. */
export const text = messages({
  untitled: (id: number) => `title ${id}`,
  save: (title: string, values: string) => `Save ${title}: ${values}.`,
  remove: (title: string) => `Remove ${title} from your list.`,
  value: (name: string, value: string) => `${name} ${value}`,
  valueEmpty: (name: string) => `no ${name}`,
  yes: 'yes',
  no: 'no',
  valueChanged: (name: string) => `${name} changed`,
});

/** Names of the values of a list entry, by field. */
export const valueNames: Readonly<Record<string, string>> = messages({
  status: 'status',
  score: 'score',
  scoreRaw: 'score',
  progress: 'progress',
  progressVolumes: 'volumes',
  repeat: 'repeats',
  priority: 'priority',
  private: 'private',
  notes: 'notes',
  hiddenFromStatusLists: 'hidden from status lists',
  customLists: 'custom lists',
  advancedScores: 'advanced scores',
  startedAt: 'start date',
  completedAt: 'completion date',
});

/** Texts about changes of the lists that were sent, which can be undone. */
export const journalText = messages({
  untitled: (id: number) => `No. ${id}`,
  added: (title: string) => `${title}: added to your list`,
  removed: (title: string) => `${title}: removed from your list`,
  changed: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  changedSince: (values: string) => `It has changed since then: ${values}.`,
  gone: "It's no longer on your list.",
  notUndone: (reason: string) => `Not undone: ${reason}`,
  undo: 'Undo',
  all: 'All changes',
});
