import {OperationTypeNode} from 'graphql';

import type {Call} from './call';
import type {Answer} from './execute';
import type {Fault} from './faults';
import type {Request, RootField} from './request';

/** A call with its answer. */
interface Answered {
  readonly call: Call;
  /** Undefined if the body could not be parsed. */
  readonly request: Request | undefined;
  readonly user: string | null;
  readonly answer: Answer;
  readonly faults: readonly Fault[];
}

/** A logged request. */
export interface LogEntry {
  readonly time: string;
  readonly who: 'site' | 'api';
  readonly operation: string;
  readonly kind: string;
  readonly fields: readonly RootField[];
  readonly variables: unknown;
  readonly user: string | null;
  /** Whether the request said from which page it came. */
  readonly hasReferer: boolean;
  readonly status: number;
  readonly fault: string | null;
}

/** A write that was executed. */
export interface WriteRecord {
  readonly time: string;
  readonly who: 'site' | 'api';
  readonly user: string | null;
  readonly operation: string;
  readonly mutation: string;
  /** The arguments of the root field, independent of the document's variable names. */
  readonly variables: unknown;
  readonly result: unknown;
}

const keep = 20_000;

/** Everything recorded since the last reset. */
export class Records {
  log: LogEntry[] = [];
  ledger: WriteRecord[] = [];
  health: unknown[] = [];

  /** Logs a call, and adds each of its changes to the ledger. */
  record(time: string, {call: {who, hasReferer}, request, user, answer, faults}: Answered): void {
    this.log.push({
      time,
      who,
      operation: request?.operationName ?? '',
      kind: request?.operation.operation ?? 'invalid',
      fields: request?.roots ?? [],
      variables: request?.variables ?? null,
      user,
      hasReferer,
      status: answer.status,
      fault: faults[0]?.kind ?? null,
    });
    if (this.log.length > keep) this.log.shift();
    if (request?.operation.operation !== OperationTypeNode.MUTATION) return;
    const {operationName: operation, roots} = request;
    for (const {name: mutation, alias, args: variables} of roots) {
      const result = (answer.written ?? answer.body.data)?.[alias];
      if (result !== null && result !== undefined)
        this.ledger.push({time, who, user, operation, mutation, variables, result});
    }
  }

  clear(): void {
    this.log = [];
    this.ledger = [];
    this.health = [];
  }
}
