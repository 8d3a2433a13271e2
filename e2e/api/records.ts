import type {RootField} from './request';

/** A request seen. */
export interface LogEntry {
  readonly time: string;
  readonly who: 'site' | 'api';
  readonly operation: string;
  readonly kind: string;
  readonly fields: readonly RootField[];
  readonly variables: unknown;
  readonly user: string | null;
  readonly status: number;
  readonly fault: string | null;
}

/** A write that was carried out. */
export interface LedgerEntry {
  readonly time: string;
  readonly who: 'site' | 'api';
  readonly user: string | null;
  readonly operation: string;
  readonly mutation: string;
  /** The arguments of the field, whatever the document calls its variables. */
  readonly variables: unknown;
  readonly result: unknown;
}

const keep = 20_000;

/** What happened since the last reset. */
export class Records {
  log: LogEntry[] = [];
  ledger: LedgerEntry[] = [];
  health: unknown[] = [];

  noteRequest(entry: LogEntry): void {
    this.log.push(entry);
    if (this.log.length > keep) this.log.shift();
  }

  clear(): void {
    this.log = [];
    this.ledger = [];
    this.health = [];
  }
}
