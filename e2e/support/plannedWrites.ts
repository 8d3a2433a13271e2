import type {SeededRandom} from './seeded';

/** A write as the outbox takes it, and its expected result. */
export interface PlannedWrite {
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  /** The part of the server's state that the write changes. */
  readonly target: string;
  /** The state expected afterwards. */
  readonly value: unknown;
}

interface Target {
  /** Possible values: that of the last write that the page confirmed as stored, and those handed in since. */
  candidates: unknown[];
  isBusy: boolean;
}

/** The state that the test expects in the end. A write counts from the moment the page confirms that it is stored. */
export class ExpectedState {
  readonly targets = new Map<string, Target>();
  accepted = 0;

  constructor(initial: ReadonlyMap<string, unknown>) {
    for (const [name, value] of initial) this.targets.set(name, {candidates: [value], isBusy: false});
  }

  /** Hands in a write; only one at a time for each target, so that their order is known. */
  async submit(randomWrite: PlannedWrite, give: () => Promise<boolean>) {
    const target = this.targets.get(randomWrite.target) ?? {candidates: [false], isBusy: false};
    this.targets.set(randomWrite.target, target);
    if (target.isBusy) return;
    target.isBusy = true;
    target.candidates = [...target.candidates, randomWrite.value];
    try {
      if (await give()) {
        target.candidates = [randomWrite.value];
        this.accepted += 1;
      }
    } finally {
      target.isBusy = false;
    }
  }

  /** Describes the targets whose final state is none of the expected ones. */
  mismatches(state: (target: string) => unknown): string[] {
    return [...this.targets].flatMap(([name, {candidates}]) => {
      const now = state(name);
      return candidates.includes(now) ? [] : [`${name} is ${String(now)}, expected was ${candidates.join(' or ')}`];
    });
  }
}

export interface WriteTargets {
  readonly entries: readonly number[];
  readonly activities: readonly number[];
  readonly threads: readonly number[];
  readonly members: readonly number[];
  /** Activities of the user that may be deleted. */
  readonly own: readonly number[];
}

let made = 0;

/** A random write: saving or deleting an entry, a toggle, a post, or deleting a post. */
export function wish(seed: SeededRandom, cast: WriteTargets): PlannedWrite {
  const count = (made += 1);
  const text = `Wish ${count} of the test.`;
  const on = seed.next() < 0.5;
  const toggle = (kind: string, name: string, id: number, more: Record<string, unknown> = {}): PlannedWrite => {
    return {kind, payload: {id, on, ...more}, target: `${name}:${id}`, value: on};
  };
  const [activityId, mediaId] = [seed.pick(cast.activities), seed.pick(cast.entries)];
  const makers: (() => PlannedWrite)[] = [
    () => ({kind: 'saveEntry', payload: {mediaId, progress: count}, target: `entry:${mediaId}`, value: count}),
    () => ({kind: 'saveEntry', payload: {mediaId, progress: count}, target: `entry:${mediaId}`, value: count}),
    () => ({kind: 'deleteEntry', payload: {mediaId}, target: `entry:${mediaId}`, value: 'gone'}),
    () => toggle('toggleLike', 'ACTIVITY', activityId, {type: 'ACTIVITY'}),
    () => toggle('toggleLike', 'THREAD', seed.pick(cast.threads), {type: 'THREAD'}),
    () => toggle('toggleFavourite', 'favourite', mediaId, {type: 'anime'}),
    () => ({kind: 'postActivity', payload: {text}, target: `SaveTextActivity:${text}`, value: true}),
    () => ({kind: 'postReply', payload: {activityId, text}, target: `SaveActivityReply:${text}`, value: true}),
    () => {
      const userId = seed.pick(cast.members);
      return {kind: 'postMessage', payload: {userId, text}, target: `SaveMessageActivity:${text}`, value: true};
    },
    () => {
      const id = seed.pick(cast.own);
      return {kind: 'deleteActivity', payload: {id}, target: `delete:${id}`, value: true};
    },
  ];
  return seed.pick(makers)();
}
