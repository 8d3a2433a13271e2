import type {BulkRow} from '#domain/list/bulk/plan';
import type {ListEntry} from '#services/lists/ownList';

/** A row of the review. */
export type Row = BulkRow<ListEntry>;

/** The media item of an entry, for its title. */
export const namedMedia = ({mediaId, media: {type, title}}: ListEntry) => ({id: mediaId, type, title});
