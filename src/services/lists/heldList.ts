import {createListeners} from '#domain/value/store';
import type {ListState, MediaLists, ListProgress} from './ownList';
import {applyPatch, type Patch} from './patch';
import {ownProgress} from './progressText';
import type {SharedTask} from '../sharedTask';

type KeptState = Exclude<ListState, {readonly state: 'signedOut'}>;

/** State of a list before it is loaded. */
export const initialState: KeptState = {state: 'loading', list: undefined, progress: ownProgress(0)};

/** One list in memory. */
export class HeldList {
  readonly changes = createListeners();
  state: KeptState = initialState;
  loading: SharedTask<MediaLists, ListProgress> | undefined;
  /** Changes not yet written to the database. */
  #unwritten: readonly Patch[] = [];

  get list() {
    return this.state.list;
  }

  set(state: KeptState) {
    this.state = state;
    this.changes.notify();
  }

  /**
   * Replaces the list. One written by another tab lacks the changes not yet written here, so these are applied again.
   */
  replace(list: MediaLists): MediaLists {
    const whole = this.#unwritten.reduce(applyPatch, list);
    this.set({state: 'data', list: whole});
    return whole;
  }

  /** Applies a change. Returns whether it changed the list. */
  patch(patch: Patch): boolean {
    const {list} = this.state;
    const changed = list && applyPatch(list, patch);
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
  beginWrite(): () => void {
    const written = new Set(this.#unwritten);
    return () => void (this.#unwritten = this.#unwritten.filter(patch => !written.has(patch)));
  }

  reset() {
    this.loading?.stop();
    this.loading = undefined;
    this.#unwritten = [];
    this.set(initialState);
  }
}
