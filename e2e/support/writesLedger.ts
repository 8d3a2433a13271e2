import type {StandIn} from './server';

interface Entry {
  mutation: string;
  user: string | null;
  variables: Record<string, unknown>;
  result: Record<string, unknown>;
}

/** The outcome of a user's writes, according to the server's ledger. */
export class ServerLedger {
  readonly #entries: readonly Entry[];

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  /** Reads the current ledger; the first `from` entries belong to the preparation. */
  static async read(standIn: StandIn, from: number) {
    const entries = await standIn.control<Entry[]>('ledger');
    return new ServerLedger(entries.slice(from));
  }

  /** Number of times a text was posted. */
  countPosts(mutation: string, text: string) {
    const named = (entry: Entry) => entry.variables.text ?? entry.variables.message;
    return this.#entries.filter(entry => entry.mutation === mutation && named(entry) === text).length;
  }

  /** The state of a target, as named by `wish`, after all writes; `before` is its first state. */
  stateOf(target: string, before: unknown, mediaOf: ReadonlyMap<number, number>): unknown {
    const [kind = '', rest = ''] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
    const id = Number(rest);
    if (kind.startsWith('Save')) return this.countPosts(kind, rest) > 0;
    if (kind === 'delete')
      return this.#entries.some(each => each.mutation === 'DeleteActivity' && each.variables.id === id);
    if (kind === 'entry') return this.#entry(id, before, mediaOf);
    const flips = this.#entries.filter(entry => this.#isToggleOf(entry, kind, id)).length;
    return flips % 2 === 0 ? before : !before;
  }

  #isToggleOf({mutation, variables}: Entry, kind: string, id: number) {
    if (kind === 'favourite') return mutation === 'ToggleFavourite' && variables.animeId === id;
    return mutation === 'ToggleLikeV2' && variables.type === kind && variables.id === id;
  }

  #entry(mediaId: number, before: unknown, mediaOf: ReadonlyMap<number, number>) {
    const ids = new Map(mediaOf);
    let now = before;
    for (const {mutation, variables, result} of this.#entries) {
      if (mutation === 'SaveMediaListEntry' && variables.mediaId === mediaId) {
        now = variables.progress;
        if (typeof result.id === 'number') ids.set(result.id, mediaId);
      }
      if (mutation === 'DeleteMediaListEntry' && ids.get(Number(variables.id)) === mediaId) now = 'gone';
    }
    return now;
  }
}
