/**
 * The ways a request can be made to fail. `cut` executes the request, or as many of its mutations as `after` says, and loses the response; `drop` loses the request
 * itself; `late` executes it after a delay, `latency` responds after a delay. `sparse` answers with null for every scalar
 * that may be null, and for every second member of a list. `null-roots` answers with null for every root and no error, `no-roots` with neither data
 * nor an error; `page` and `challenge` are a page instead of an answer, with status 200 and 403.
 */
export const faultKinds = [
  '404',
  '429',
  '500',
  '403',
  'invalid-token',
  'cut',
  'drop',
  'late',
  'latency',
  'wrong-shape',
  'truncated',
  'null-data',
  'null-roots',
  'no-roots',
  'page',
  'challenge',
  'sparse',
  'trickle',
] as const;
/** A way to make a request fail. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault that applies to matching requests. */
export interface Fault {
  /** The name of an operation or root field, or * for all. The name of merged operations joins their names with `_`. */
  readonly operation: string;
  readonly kind: FaultKind;
  readonly ms: number;
  /** How many more requests the fault applies to. */
  times: number;
  /** How long the fault applies after it is set (ms). */
  readonly forMs: number;
  /** How many mutations of a document are carried out before the connection is cut. */
  readonly after: number;
  readonly who: 'site' | 'api' | 'songs' | 'list-site';
}

const isKind = (value: unknown): value is FaultKind => faultKinds.some(kind => kind === value);
const isWho = (value: unknown): value is Fault['who'] =>
  value === 'site' || value === 'api' || value === 'songs' || value === 'list-site';

/**
 * Reads a fault from query parameters or a file.
 * @throws an error whose message says what is invalid
 */
export function readFault(value: Readonly<Record<string, unknown>>): Fault {
  const kind = typeof value.kind === 'number' ? String(value.kind) : value.kind;
  if (!isKind(kind)) throw new Error(`kind must be one of ${faultKinds.join(', ')}`);
  const operation = typeof value.operation === 'string' && value.operation !== '' ? value.operation : '*';
  const number = (name: string, fallback: number): number => {
    const given = value[name] === undefined || value[name] === '' ? fallback : Number(value[name]);
    if (Number.isNaN(given)) throw new Error(`${name} must be a number`);
    return given;
  };
  return {
    operation,
    kind,
    ms: number('ms', 1000),
    times: number('times', Infinity),
    forMs: number('forMs', Infinity),
    after: number('after', Infinity),
    who: isWho(value.who) ? value.who : 'api',
  };
}

/** The active faults, in the order in which they were set. */
export class Faults {
  private list: (Fault & {readonly until: number})[] = [];

  constructor(private readonly clock: {now(): number}) {}

  get all(): readonly Fault[] {
    return this.list;
  }

  add(fault: Fault): void {
    this.list.push({...fault, until: this.clock.now() + fault.forMs});
  }

  clear(): void {
    this.list = [];
  }

  /** Returns the faults that apply to a request, and decrements their counts. */
  consume(who: Fault['who'], names: readonly string[]): Fault[] {
    this.list = this.list.filter(({until}) => this.clock.now() < until);
    const known = new Set([...names, ...names.flatMap(name => name.split('_'))]);
    const met = this.list.filter(
      fault => fault.who === who && fault.times > 0 && (fault.operation === '*' || known.has(fault.operation)),
    );
    for (const fault of met) fault.times--;
    this.list = this.list.filter(fault => fault.times > 0);
    return met;
  }
}

function otherType(value: unknown): unknown {
  if (Array.isArray(value)) return {unexpected: true};
  if (typeof value === 'number') return 'many';
  if (typeof value === 'string') return 17;
  if (typeof value === 'boolean') return 'maybe';
  return value === null ? {unexpected: true} : [];
}

/** Replaces each member of every root object by a value of another type. */
export function toWrongShape(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return otherType(data);
  return Object.fromEntries(
    Object.entries(data).map(([name, root]: [string, unknown]) => {
      const isObject = typeof root === 'object' && root !== null && !Array.isArray(root);
      return [
        name,
        isObject
          ? Object.fromEntries(Object.entries(root).map(([key, value]: [string, unknown]) => [key, otherType(value)]))
          : otherType(root),
      ];
    }),
  );
}
