import {isSequel} from '#domain/media/sequel';
import {anyOf} from '#domain/value/store';
import type {Visit} from '#feature/part';
import {hideEach} from '#host/dom/hiding';
import {watchAddress} from '#host/dom/navigation';
import {mediaIdOfCard, resultCard} from '#host/pages/search/results';
import {readRelations} from '#kits/mediaRelations/readRelations';
import {toApiError} from '#services/api/apiError';
import {checks, hiddenCount, isShown, retries, sequels} from './state';

type Options = Omit<Visit, 'params'>;

/** Loads the relations of media, each once, and stores which are sequels. */
function createChecker({services, featureId, signal}: Options) {
  const api = services.apiFor(featureId);
  const asked = new Set<number>();
  // The stores change once per frame, because every change makes all cards be tested again.
  let done = new Map<number, 'sequel' | 'other' | 'failed'>();
  let begun: number[] = [];
  const apply = () => {
    if (signal.aborted) return;
    const {pending, failed} = checks.get();
    const ended = [...done];
    const of = (wanted: string) => ended.filter(([, result]) => result === wanted).map(([mediaId]) => mediaId);
    const found = of('sequel');
    if (found.length) sequels.set(new Set([...sequels.get(), ...found]));
    const isOpen = (mediaId: number) => !done.has(mediaId);
    checks.set({
      pending: new Set([...pending, ...begun].filter(isOpen)),
      failed: new Set([...[...failed].filter(isOpen), ...of('failed')]),
    });
    [done, begun] = [new Map(), []];
  };
  const schedule = () => {
    if (!done.size && !begun.length) requestAnimationFrame(apply);
  };
  const finish = (mediaId: number, result: 'sequel' | 'other' | 'failed') => {
    schedule();
    done.set(mediaId, result);
  };
  const load = async (mediaId: number, retry: boolean) => {
    try {
      const media = await readRelations(api, mediaId, {signal, retry});
      if (signal.aborted) return;
      finish(mediaId, media && isSequel(media) ? 'sequel' : 'other');
    } catch (error) {
      if (!signal.aborted) finish(mediaId, toApiError(error).kind === 'missing' ? 'other' : 'failed');
    }
  };
  const start = (mediaIds: Iterable<number>, retry: boolean) => {
    schedule();
    begun.push(...mediaIds);
    for (const id of mediaIds) void load(id, retry);
  };
  retries.subscribe(() => start(checks.get().failed, true), {signal});
  return (mediaId: number) => {
    if (asked.has(mediaId)) return;
    asked.add(mediaId);
    start([mediaId], false);
  };
}

/** Hides the sequels among the results until the signal aborts. */
export function hideSequels(options: Options) {
  const {signal, order} = options;
  const check = createChecker(options);
  const isOut = (card: Element) => {
    const mediaId = mediaIdOfCard(card);
    if (mediaId === undefined) return false;
    check(mediaId);
    return !isShown.get() && sequels.get().has(mediaId);
  };
  const onCount = ({marked}: {marked: number}) => hiddenCount.set(marked);
  watchAddress(isShown.reset, {signal});
  hideEach(resultCard.selector, isOut, {signal, order, onCount, changes: anyOf(sequels, isShown)});
}
