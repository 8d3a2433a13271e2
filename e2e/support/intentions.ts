import type {Seeded} from './seeded';

/** One thing that the test wants: a write as the queue takes it, and what it comes to. */
export interface Wish {
  readonly kind: string;
  readonly intention: Record<string, unknown>;
  /** What of the server's state it concerns. */
  readonly target: string;
  /** What shall hold then. */
  readonly value: unknown;
}

interface Target {
  /** Values that may hold: the last that the page was told is stored, and those handed in since. */
  candidates: unknown[];
  isBusy: boolean;
}

/** What the test means to hold in the end. A wish counts from the moment the page was told that it is stored. */
export class Intentions {
  readonly targets = new Map<string, Target>();
  accepted = 0;

  constructor(initial: ReadonlyMap<string, unknown>) {
    for (const [name, value] of initial) this.targets.set(name, {candidates: [value], isBusy: false});
  }

  /** Hands a wish in; one at a time for each target, so that their order is known. */
  async hand(wish: Wish, give: () => Promise<boolean>) {
    const target = this.targets.get(wish.target) ?? {candidates: [false], isBusy: false};
    this.targets.set(wish.target, target);
    if (target.isBusy) return;
    target.isBusy = true;
    target.candidates = [...target.candidates, wish.value];
    try {
      if (await give()) {
        target.candidates = [wish.value];
        this.accepted += 1;
      }
    } finally {
      target.isBusy = false;
    }
  }

  /** Targets whose state in the end is none that was meant, in words. */
  wrong(state: (target: string) => unknown): string[] {
    return [...this.targets].flatMap(([name, {candidates}]) => {
      const now = state(name);
      return candidates.includes(now) ? [] : [`${name} is ${String(now)}, meant was ${candidates.join(' or ')}`];
    });
  }
}

export interface Cast {
  readonly entries: readonly number[];
  readonly activities: readonly number[];
  readonly threads: readonly number[];
  readonly members: readonly number[];
  readonly characters: readonly number[];
  /** Own activities that may be deleted. */
  readonly own: readonly number[];
}

let made = 0;

/** A wish by chance: saves and deletes of entries, toggles, posts, deletes. */
export function wish(seed: Seeded, cast: Cast): Wish {
  const count = (made += 1);
  const text = `Wish ${count} of the test.`;
  const on = seed.next() < 0.5;
  const toggle = (kind: string, name: string, id: number, more: Record<string, unknown> = {}): Wish => {
    return {kind, intention: {id, on, ...more}, target: `${name}:${id}`, value: on};
  };
  const [activityId, mediaId] = [seed.pick(cast.activities), seed.pick(cast.entries)];
  const makers: (() => Wish)[] = [
    () => ({kind: 'saveEntry', intention: {mediaId, progress: count}, target: `entry:${mediaId}`, value: count}),
    () => ({kind: 'saveEntry', intention: {mediaId, progress: count}, target: `entry:${mediaId}`, value: count}),
    () => ({kind: 'deleteEntry', intention: {mediaId}, target: `entry:${mediaId}`, value: 'gone'}),
    () => toggle('toggleLike', 'ACTIVITY', activityId, {type: 'ACTIVITY'}),
    () => toggle('toggleLike', 'THREAD', seed.pick(cast.threads), {type: 'THREAD'}),
    () => toggle('toggleFollow', 'follow', seed.pick(cast.members)),
    () => toggle('toggleFavourite', 'favourite', seed.pick(cast.characters), {type: 'character'}),
    () => ({kind: 'postActivity', intention: {text}, target: `SaveTextActivity:${text}`, value: true}),
    () => ({kind: 'postReply', intention: {activityId, text}, target: `SaveActivityReply:${text}`, value: true}),
    () => {
      const threadId = seed.pick(cast.threads);
      return {kind: 'postComment', intention: {threadId, text}, target: `SaveThreadComment:${text}`, value: true};
    },
    () => {
      const userId = seed.pick(cast.members);
      return {kind: 'postMessage', intention: {userId, text}, target: `SaveMessageActivity:${text}`, value: true};
    },
    () => {
      const id = seed.pick(cast.own);
      return {kind: 'deleteActivity', intention: {id}, target: `delete:${id}`, value: true};
    },
  ];
  return seed.pick(makers)();
}
