/** Actions for an entry of the user's own. */
export interface EntryTools {
  /** The user's id, once it is known. */
  viewerId: number | undefined;
  edit: (id: number) => void;
  refresh: () => void;
}
