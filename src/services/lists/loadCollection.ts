import {toApiError} from '../api/apiError';
import {ShapeError} from '../api/shapeLink';
import {createYielder, type Yielder} from '../yieldToMain';

/** Maximum chunk size of the API (API reference: MediaListCollection). */
export const perChunk = 500;

/** Whether smaller requests might succeed: the API failed, timed out or found the query too complex. */
function mayChunkingHelp(error: unknown): boolean {
  if (error instanceof ShapeError) return false;
  const {kind, message} = toApiError(error);
  return kind === 'unavailable' || /complexity/i.test(message);
}

interface Collecting<A> {
  /** Requests the whole collection, or one chunk of it. */
  readonly ask: (chunk?: number) => Promise<A>;
  /** Reads an answer in slices. Resolves to whether there are more chunks. */
  readonly read: (answer: A, slices: Yielder) => Promise<boolean> | boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Loads a list collection in one request, or in chunks of 500 if that fails in a way that smaller answers may avoid.
 * @throws the request's error, or the signal's reason.
 */
export async function loadCollection<A>({ask, read, signal}: Collecting<A>): Promise<void> {
  const slices = createYielder(signal);
  const take = async (answer: A) => {
    // Yield first, because parsing the answer was already a long task.
    await slices.yieldToMain();
    return read(answer, slices);
  };
  let whole: A | undefined;
  try {
    whole = await ask();
  } catch (error) {
    if (signal?.aborted || !mayChunkingHelp(error)) throw error;
  }
  if (whole !== undefined) {
    await take(whole);
    return;
  }
  for (let chunk = 1; await take(await ask(chunk)); chunk += 1);
}

interface RawGroup<E> {
  readonly entries?: readonly (E | null)[] | null | undefined;
}

interface Visitor<G, E> {
  /** Called before the entries of a list. */
  readonly list?: (group: G) => void;
  readonly entry: (entry: E, group: G) => void;
  /** Called after each slice, and at the end. */
  readonly slice?: () => void;
}

/**
 * Visits the entries of all lists of an answer, in slices, without AniList's nulls.
 * @throws ShapeError if the lists or their entries are missing; the signal's reason.
 */
export async function visitEntries<E, G extends RawGroup<E>>(
  lists: readonly (G | null)[] | null | undefined,
  slices: Yielder,
  {list, entry: visit, slice}: Visitor<G, E>,
): Promise<void> {
  if (!Array.isArray(lists)) throw new ShapeError();
  for (const group of lists as readonly (G | null)[]) {
    if (group === null) continue;
    if (!Array.isArray(group.entries)) throw new ShapeError();
    list?.(group);
    for (const entry of group.entries as readonly (E | null)[]) {
      if (entry !== null) visit(entry, group);
      if (!slices.shouldYield()) continue;
      slice?.();
      await slices.yieldToMain();
    }
  }
  slice?.();
}
