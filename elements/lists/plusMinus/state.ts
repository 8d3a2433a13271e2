import type {ScoreChange} from '#domain/list/scoreChange';
import {createStore} from '#domain/value/store';

/** The scores that were changed during this visit, by media id. Rows are created and removed while the user scrolls. */
export const scoreChanges = createStore<ReadonlyMap<number, ScoreChange>>(new Map());

const togetherMs = 500;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** The score before the first of the clicks. */
  readonly before: number;
  readonly send: () => void;
}

const waiting = new Map<number, Waiting>();

function sendAll() {
  for (const [mediaId, {timer, send}] of [...waiting]) {
    clearTimeout(timer);
    waiting.delete(mediaId);
    send();
  }
}

/** The media items of saves that have no answer yet. */
const saving = new Map<Promise<unknown>, number>();

/** Remembers a save until it has an answer. */
export function rememberSave(mediaId: number, save: Promise<unknown>) {
  saving.set(save, mediaId);
  void save.finally(() => saving.delete(save));
}

/** Sends the changes that still wait when the visit ends. */
export const waitingSaves = {
  reset() {
    sendAll();
    saving.clear();
  },
};

/**
 * Sends once no other click on the same score has followed for half a second, or the page is left. `send` receives the
 * score before the first of these clicks.
 */
export function sendTogether(mediaId: number, from: number, send: (before: number) => void) {
  const {timer, before = from} = waiting.get(mediaId) ?? {};
  clearTimeout(timer);
  const now = () => {
    waiting.delete(mediaId);
    send(before);
  };
  waiting.set(mediaId, {timer: setTimeout(now, togetherMs), before, send: () => send(before)});
  addEventListener('pagehide', sendAll, {once: true});
}

/** Whether a score is still being saved, so that an answer may have an older one than the page shows. */
export const isBusy = (mediaId: number) => waiting.has(mediaId) || [...saving.values()].includes(mediaId);

/** Updates the change of one media item; `undefined`: none any longer. */
export function updateChange(mediaId: number, to: (change: ScoreChange | undefined) => ScoreChange | undefined) {
  const next = new Map(scoreChanges.get());
  const change = to(next.get(mediaId));
  if (change) next.set(mediaId, change);
  else next.delete(mediaId);
  scoreChanges.set(next);
}
