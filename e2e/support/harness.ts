/** The account that the page is signed in as, set by the test. */
export interface SignedInAccount {
  readonly token: string;
  readonly id: number;
  readonly name: string;
}

/** An `Edit` of the bulk edits, whose module is only for pages. */
export interface GivenEdit {
  readonly mediaId: number;
  readonly label: string;
  readonly values?: {
    readonly progress: number;
    readonly lists?: {readonly add: readonly string[]; readonly remove: readonly string[]};
  };
  readonly base: Readonly<Record<string, unknown>>;
  readonly isDeleted?: boolean;
  readonly isFavourite?: boolean | undefined;
}

export interface OutboxHarness {
  /** Adds a write of any kind to the outbox; resolves to true once it is stored. */
  add(kind: string, intention: Record<string, unknown>): Promise<boolean>;
  /** The contents of the outbox, as stored in the database. */
  storedWrites(): Promise<{id: number; kind: string; state: string; payload: unknown; message?: string | undefined}[]>;
  decide(id: number, decision: 'there' | 'again'): Promise<void>;
  sendNow(): void;
  /** Reads a list of MyAnimeList, finds its media and starts importing those that are not on the user's list. */
  importFile(xml: string): Promise<void>;
  /** Starts a bulk edit. */
  editMany(edits: readonly GivenEdit[]): Promise<void>;
  /** Undoes the import or bulk edit that has ended. */
  undoJob(): Promise<void>;
  /** Continues an import or a bulk edit that an earlier page started, and returns its state. */
  importState(): Promise<{state: string | undefined; imported: number; failed: number}>;
}

declare global {
  var writesGiven: SignedInAccount | undefined;
  var writesHarness: OutboxHarness | undefined;
}
