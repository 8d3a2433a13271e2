import {statuses} from './choices';
import {spanOf, type DaySpan} from './days';
import type {Field} from './field';

const onDay = (day: number | undefined): DaySpan | undefined => (day ? {first: day, last: day} : undefined);

/** The fields of list entries, by their English keyword. */
export const entryFields = {
  title: {kind: 'text', aliases: ['name'], example: '"no kimi"', read: row => row.titles},
  status: {
    kind: 'choice',
    aliases: [],
    example: 'completed,dropped',
    choices: statuses,
    read: ({entry}) => entry.status,
  },
  score: {kind: 'number', aliases: ['rating'], example: '7..8.5', read: ({entry}) => entry.score || undefined},
  score100: {kind: 'number', aliases: ['raw'], example: '70..85', read: ({entry}) => entry.scoreRaw || undefined},
  advanced: {
    kind: 'rated',
    aliases: ['category'],
    example: 'story>=8',
    read: ({entry}) => Object.entries(entry.advancedScores ?? {}),
  },
  progress: {kind: 'number', aliases: ['watched', 'read'], example: '12', read: ({entry}) => entry.progress},
  volumesRead: {kind: 'number', aliases: [], example: '3', read: ({entry}) => entry.progressVolumes},
  behind: {kind: 'number', aliases: [], example: '1..3', read: row => row.behind},
  left: {
    kind: 'number',
    aliases: ['remaining'],
    example: '1..3',
    read({entry: {progress, media}}) {
      const total = media.type === 'ANIME' ? media.episodes : media.chapters;
      return total ? Math.max(total - progress, 0) : undefined;
    },
  },
  repeats: {kind: 'number', aliases: ['rewatches', 'rereads'], example: '1', read: ({entry}) => entry.repeat},
  priority: {kind: 'number', aliases: [], example: '1', read: ({entry}) => entry.priority},
  note: {kind: 'text', aliases: ['notes'], example: '"#rewatch"', read: row => row.notes},
  list: {
    kind: 'names',
    match: 'exact',
    aliases: ['lists'],
    example: '"to buy"',
    read: ({entry}) => entry.customLists,
  },
  private: {kind: 'yesNo', aliases: [], example: 'yes', read: ({entry}) => entry.private},
  hidden: {kind: 'yesNo', aliases: [], example: 'yes', read: ({entry}) => entry.hiddenFromStatusLists},
  favorite: {kind: 'yesNo', aliases: ['favourite', 'fav'], example: 'yes', read: row => row.isFavourite},
  started: {
    kind: 'date',
    aliases: ['start'],
    example: '2024-05',
    read: ({entry}) => entry.startedAt && spanOf(entry.startedAt),
    sorted: ({entry}) => entry.startedAt && spanOf(entry.startedAt)?.first,
  },
  finished: {
    kind: 'date',
    aliases: ['completed'],
    example: '2024-05-17',
    read: ({entry}) => entry.completedAt && spanOf(entry.completedAt),
    sorted: ({entry}) => entry.completedAt && spanOf(entry.completedAt)?.first,
  },
  added: {
    kind: 'date',
    aliases: ['created'],
    example: '2023..2024-06',
    read: row => onDay(row.addedDay),
    sorted: ({entry}) => entry.createdAt || undefined,
  },
  updated: {
    kind: 'date',
    aliases: ['changed'],
    example: 'today',
    read: row => onDay(row.updatedDay),
    sorted: ({entry}) => entry.updatedAt || undefined,
  },
} as const satisfies Record<string, Field>;
