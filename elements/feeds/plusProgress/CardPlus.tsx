import {behindText, comingEpisode, episodesBehind} from '#domain/list/airing';
import type {CardProgress} from '#host/pages/home/progressCards';
import {hideHostButtons, updateCard} from '#host/pages/home/progressCard';
import {useElementContext} from '#ui/context';
import {PlusOne} from '#kits/plusOne/PlusOne';
import {useCurrentEntry} from '#ui/useInProgress';
import {useNow} from '#ui/useNow';
import {useSignalEffect} from '#ui/useSignalEffect';

/**
 * Our button on the site's card, which also updates the card to match the list entry. If the entry is unknown, the
 * site's own button stays.
 */
export default function CardPlus({mediaId, progress: shown}: CardProgress) {
  const {element} = useElementContext();
  const entry = useCurrentEntry(mediaId);
  const isKnown = entry !== undefined;
  useSignalEffect(
    signal => {
      if (isKnown) hideHostButtons(element, {signal});
    },
    [element, isKnown],
  );
  const progress = entry?.progress ?? shown;
  const isCompleted = entry?.status === 'COMPLETED';
  const now = Math.floor(useNow() / 1000);
  const next = entry && comingEpisode(entry, now);
  const behind = next && behindText(episodesBehind(progress, next));
  useSignalEffect(
    signal => {
      // Nothing is changed on a card that already shows this progress.
      if (progress !== shown || isCompleted) updateCard(element, {progress, behind, isCompleted}, {signal});
    },
    [element, progress, shown, behind, isCompleted],
  );
  return entry ? <PlusOne entry={entry} /> : null;
}
