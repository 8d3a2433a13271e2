import type {ScoreChange} from '#domain/list/scoreChange';
import {createStore} from '#domain/value/store';

/** The scores that were changed during this visit, by media id. Rows are created and removed while the user scrolls. */
export const scoreChanges = createStore<ReadonlyMap<number, ScoreChange>>(new Map());

const togetherMs = 500;
const waiting = new Map<number, {readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void}>();

function sendAll() {
  for (const [mediaId, {timer, send}] of [...waiting]) {
    clearTimeout(timer);
    waiting.delete(mediaId);
    send();
  }
}

/** Sends the changes that still wait when the visit ends. */
export const waitingSaves = {reset: sendAll};

/** Sends once no other click on the same score has followed for half a second, or the page is left. */
export function sendTogether(mediaId: number, send: () => void) {
  clearTimeout(waiting.get(mediaId)?.timer);
  const now = () => {
    waiting.delete(mediaId);
    send();
  };
  waiting.set(mediaId, {timer: setTimeout(now, togetherMs), send});
  addEventListener('pagehide', sendAll, {once: true});
}

/** Updates the change of one media item; `undefined`: none any longer. */
export function updateChange(mediaId: number, to: (change: ScoreChange | undefined) => ScoreChange | undefined) {
  const next = new Map(scoreChanges.get());
  const change = to(next.get(mediaId));
  if (change) next.set(mediaId, change);
  else next.delete(mediaId);
  scoreChanges.set(next);
}
