import * as v from 'valibot';

const statuses = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'] as const;
const date = v.object({year: v.nullish(v.number()), month: v.nullish(v.number()), day: v.nullish(v.number())});

/** New values of a list entry. Absolute, so sending them twice does no harm. */
export const entryValues = v.object({
  mediaId: v.number(),
  status: v.optional(v.picklist(statuses)),
  score: v.optional(v.number()),
  scoreRaw: v.optional(v.number()),
  progress: v.optional(v.number()),
  progressVolumes: v.optional(v.number()),
  repeat: v.optional(v.number()),
  priority: v.optional(v.number()),
  private: v.optional(v.boolean()),
  notes: v.optional(v.string()),
  hiddenFromStatusLists: v.optional(v.boolean()),
  customLists: v.optional(v.array(v.string())),
  advancedScores: v.optional(v.array(v.number())),
  startedAt: v.optional(date),
  completedAt: v.optional(date),
});
/** Values of a list entry that can be saved; those left out stay as they are. */
export type EntryValues = v.InferOutput<typeof entryValues>;

/**
 * New values of an entry, with the custom lists to add it to and remove it from. Its other lists stay: they are read
 * right before it is saved.
 */
export const editValues = v.object({
  ...entryValues.entries,
  lists: v.optional(v.object({add: v.array(v.string()), remove: v.array(v.string())})),
});
/** New values of a list entry, and changes of its custom lists. */
export type EditValues = v.InferOutput<typeof editValues>;
