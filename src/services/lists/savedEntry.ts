import type {SaveEntryMutation} from './saveEntry.generated';

/** An entry as the API says that it is stored after a change. */
export type SavedEntry = NonNullable<SaveEntryMutation['SaveMediaListEntry']>;
