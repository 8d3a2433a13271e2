import {shortChip} from '#domain/forum/forumPreview';
import {anyOf} from '#domain/value/store';
import {watch} from '#domain/value/watch';
import {replaceText} from '#host/dom/replaceText';
import {hours} from '#services/api/cache/lifetime';
import {shownTitles} from '#services/shownTitles';
import type {Visit} from '#feature/part';
import {ChipMediaDocument} from './query.generated';

/** Titles hardly ever change. */
const lifetime = hours(24);

/** Keeps the text of a chip at the title of its media until the signal aborts. */
export function showTitle(chip: Element, mediaId: number, {services, featureId, signal, order}: Omit<Visit, 'params'>) {
  const {read, cache, accountEpoch} = services.apiFor(featureId);
  // The merging link sends the queries of all chips as one request. A chip whose title cannot be loaded keeps the
  // site's text.
  const ask = (_epoch: number, own: AbortSignal) =>
    void read(ChipMediaDocument, {id: mediaId}, {lifetime, mayWait: true, signal: own}).catch(() => undefined);
  watch(accountEpoch, accountEpoch.count, ask, {signal});
  const answer = cache.watch(ChipMediaDocument, {id: mediaId});
  const titles = shownTitles(services.settings);
  const titleOf = () => {
    const media = answer.get()?.Media;
    return media ? titles.get()(media) : '';
  };
  const show = (title: string | undefined, own: AbortSignal) => {
    if (title) replaceText(chip, shortChip(title), title, {signal: own, order});
  };
  watch(anyOf(answer, titles), titleOf, show, {signal});
}
