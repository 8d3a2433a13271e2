import type {ListState, MediaLists} from './ownList';
import {patched, type Patch} from './patch';
import {ownLists, progressOf} from './progressText';
import type {SharedLoad} from './sharedLoad';

type KeptState = Exclude<ListState, {readonly state: 'signedOut'}>;

/** State of a list before it is loaded. */
export const nothingYet: KeptState = {state: 'loading', list: undefined, progress: progressOf(ownLists, 0)};

/** One list in memory. */
export class HeldList {
  readonly listeners = new Set<() => void>();
  state: KeptState = nothingYet;
  loading: SharedLoad<MediaLists> | undefined;
  /** Changes not yet written to the database. */
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

  /**
   * Replaces the list. One written by another tab lacks the changes not yet written here, so these are applied again.
   */
  adopt(list: MediaLists): MediaLists {
    const whole = this.#unwritten.reduce(patched, list);
    this.set({state: 'data', list: whole});
    return whole;
  }

  /** Applies a change. Returns whether it changed the list. */
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

  /** Starts a write of the current list. Call the returned function when it is done. */
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
