import type {SimulatedTab, World} from './world';

interface Request {
  readonly name: string;
  readonly tab: SimulatedTab | undefined;
  readonly enter: (lock: Lock | null) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Options {
  readonly signal?: AbortSignal;
  readonly steal?: boolean;
  readonly ifAvailable?: boolean;
}

/** The Web Locks of all tabs. */
export interface SimulatedLocks {
  /** The lock manager of a tab. */
  ofTab(tab: SimulatedTab | undefined): LockManager;
}

const latencyMs = 2;

/** Creates locks. A tab that is killed releases its own. */
export function createLocks(world: World): SimulatedLocks {
  const held = new Map<string, Request>();
  const waiting: Request[] = [];

  const post = ({tab}: Request, run: () => void) => void world.post(world.random.between(0, latencyMs), run, tab);

  const grantNext = (name: string) => {
    if (held.has(name)) return;
    const index = waiting.findIndex(each => each.name === name);
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next) grant(next);
  };
  const release = (request: Request) => {
    if (held.get(request.name) !== request) return;
    held.delete(request.name);
    grantNext(request.name);
  };
  const grant = (request: Request) => {
    held.set(request.name, request);
    post(request, () => {
      if (held.get(request.name) !== request) return;
      const over = (settle: () => void) => {
        release(request);
        settle();
      };
      Promise.resolve(request.enter({name: request.name, mode: 'exclusive'} as Lock)).then(
        value => over(() => request.resolve(value)),
        (error: unknown) => over(() => request.reject(error)),
      );
    });
  };
  const steal = (name: string) => {
    const holder = held.get(name);
    held.delete(name);
    if (holder) post(holder, () => holder.reject(new DOMException('The lock was stolen.', 'AbortError')));
  };
  const add = (request: Request, {signal, steal: isStealing, ifAvailable}: Options) => {
    if (isStealing) {
      steal(request.name);
      return grant(request);
    }
    if (ifAvailable && held.has(request.name)) {
      return post(request, () => void Promise.resolve(request.enter(null)).then(request.resolve, request.reject));
    }
    const leave = () => {
      const index = waiting.indexOf(request);
      if (index < 0) return;
      waiting.splice(index, 1);
      request.reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    waiting.push(request);
    grantNext(request.name);
  };

  world.onEnd(tab => {
    for (const request of waiting.filter(each => each.tab === tab)) waiting.splice(waiting.indexOf(request), 1);
    for (const request of [...held.values()]) if (request.tab === tab) release(request);
  });

  const managerOf = (tab: SimulatedTab | undefined) => ({
    request: (name: string, ...rest: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        const enter = rest.at(-1) as Request['enter'];
        const options = rest.length > 1 ? (rest[0] as Options) : {};
        if (options.signal?.aborted) return reject(options.signal.reason as Error);
        add({name, tab, enter, resolve, reject}, options);
      }),
    query: () =>
      new Promise(resolve => {
        world.post(
          world.random.between(0, latencyMs),
          () => resolve({held: [...held.values()].map(({name, tab: {id} = {id: ''}}) => ({name, clientId: id}))}),
          tab,
        );
      }),
  });
  const managers = new Map<SimulatedTab | undefined, LockManager>();
  return {
    ofTab(tab) {
      const known = managers.get(tab) ?? (managerOf(tab) as LockManager);
      managers.set(tab, known);
      return known;
    },
  };
}
