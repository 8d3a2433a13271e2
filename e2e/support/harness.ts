/** The account that the page is signed in as, set by the test. */
export interface SignedInAccount {
  readonly token: string;
  readonly id: number;
  readonly name: string;
}

export interface OutboxHarness {
  /** Adds a write of any kind to the outbox; resolves to true once it is stored. */
  add(kind: string, intention: Record<string, unknown>): Promise<boolean>;
  /** The contents of the outbox, as stored in the database. */
  storedWrites(): Promise<{id: number; kind: string; state: string; payload: unknown; message?: string | undefined}[]>;
  decide(id: number, decision: 'there' | 'again'): Promise<void>;
  sendNow(): void;
  /** Begins an import: saves this progress for each of these anime, which are not on the list yet. */
  importProgress(progress: Record<number, number>): Promise<void>;
  /** Goes on with an import that an earlier page began, and says where it is. */
  importState(): Promise<{state: string | undefined; imported: number; failed: number}>;
}

declare global {
  var writesGiven: SignedInAccount | undefined;
  var writesHarness: OutboxHarness | undefined;
}
