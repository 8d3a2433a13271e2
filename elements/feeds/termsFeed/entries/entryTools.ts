/** What an entry of the person's own can be told to do. */
export interface EntryTools {
  /** The person's id, once it is known. */
  viewerId: number | undefined;
  edit: (id: number) => void;
  refresh: () => void;
}
