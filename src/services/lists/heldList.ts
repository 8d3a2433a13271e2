import type {ListState, MediaLists} from './ownList';
import {patched, type Patch} from './patch';
import {ownLists, progressOf} from './progressText';
import type {SharedLoad} from './sharedLoad';

type KeptState = Exclude<ListState, {readonly state: 'signedOut'}>;

export const nothingYet: KeptState = {state: 'loading', list: undefined, progress: progressOf(ownLists, 0)};

/** What is kept in memory of one list. */
export class HeldList {
  readonly listeners = new Set<() => void>();
  state: KeptState = nothingYet;
  loading: SharedLoad<MediaLists> | undefined;
  /** Changes that do not lie in the database yet. */
  #unwritten: readonly Patch[] = [];

  get list() {
    return this.state.list;
  }

  set(state: KeptState) {
    this.state = state;
    this.tell();
  }

  tell() {
    for (const listener of [...this.listeners]) listener();
  }

  /** Takes a list over. One that another tab wrote lacks what is not written here yet. */
  adopt(list: MediaLists): MediaLists {
    const whole = this.#unwritten.reduce(patched, list);
    this.set({state: 'data', list: whole});
    return whole;
  }

  /** Whether a change made the list another one. */
  patch(patch: Patch): boolean {
    const {list} = this.state;
    const changed = list && patched(list, patch);
    if (!changed || changed === list) return false;
    this.#unwritten = [...this.#unwritten, patch];
    this.set({...this.state, list: changed});
    return true;
  }

  expire() {
    const {list} = this.state;
    if (list) this.set({...this.state, list: {...list, at: 0}});
  }

  /** Begins a write of what is there now; the returned function says that it is done. */
  writes(): () => void {
    const written = new Set(this.#unwritten);
    return () => void (this.#unwritten = this.#unwritten.filter(patch => !written.has(patch)));
  }

  forget() {
    this.loading?.stop();
    this.loading = undefined;
    this.#unwritten = [];
    this.set(nothingYet);
  }
}
