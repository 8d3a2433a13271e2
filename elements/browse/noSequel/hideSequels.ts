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

const without = (ids: readonly number[], id: number) => ids.filter(each => each !== id);

/** Loads the relations of media, each once, and stores which are sequels. */
function createChecker({services, featureId, signal}: Options) {
  const api = services.apiFor(featureId);
  const asked = new Set<number>();
  const finish = (mediaId: number, hasFailed: boolean) => {
    const {pending, failed} = checks.get();
    const others = without(failed, mediaId);
    checks.set({pending: without(pending, mediaId), failed: hasFailed ? [...others, mediaId] : others});
  };
  const load = async (mediaId: number, retry: boolean) => {
    try {
      const media = await readRelations(api, mediaId, {signal, retry});
      if (signal.aborted) return;
      if (media && isSequel(media)) sequels.set([...sequels.get(), mediaId]);
      finish(mediaId, false);
    } catch (error) {
      if (!signal.aborted) finish(mediaId, toApiError(error).kind !== 'missing');
    }
  };
  const start = (mediaIds: readonly number[], retry: boolean) => {
    const {pending, failed} = checks.get();
    checks.set({pending: [...pending, ...mediaIds], failed});
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
    return !isShown.get() && sequels.get().includes(mediaId);
  };
  const onCount = ({marked}: {marked: number}) => hiddenCount.set(marked);
  watchAddress(isShown.reset, {signal});
  hideEach(resultCard.selector, isOut, {signal, order, onCount, changes: anyOf(sequels, isShown)});
}
