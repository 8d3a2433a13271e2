import type {SaveEntryMutation} from './saveEntry.generated';

/** A list entry as stored by the API after a change. */
export type SavedEntry = NonNullable<SaveEntryMutation['SaveMediaListEntry']>;
