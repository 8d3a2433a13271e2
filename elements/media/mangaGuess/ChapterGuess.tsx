import {useState, type CSSProperties} from 'react';

import {isStarted, type ListStatus} from '#domain/list/listStatus';
import {formatEstimate} from '#domain/media/chapterGuess';
import {watchListStatus} from '#host/pages/media/anchors';
import type {MediaParams} from '#host/pages/routes';
import {ChapterReportsDocument} from '#kits/chapterReports/chapterReports.generated';
import {chapterLifetime, chaptersIn} from '#kits/chapterReports/chapterReports';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {useOwnEntry} from '#ui/useOwnEntry';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';

const green = {'--ui-hue': 120} as CSSProperties;

interface GuessProps {
  guess: number;
  /** Number of chapters that the user has read; `undefined` if unknown. */
  progress?: number | undefined;
}

/** The guess, and the number of chapters the user is behind. */
function Guess({guess, progress}: GuessProps) {
  const {text: shown, caughtUp, behind} = formatEstimate(guess, progress);
  const own = caughtUp ? text.caughtUp : behind && progress !== undefined ? text.behind(guess - progress) : '';
  const inWords = `${text.guess(guess)} ${own}`.trim();
  return (
    <span title={inWords}>
      <span aria-hidden="true">
        <span className={caughtUp ? 'ui-hue' : undefined} style={caughtUp ? green : undefined}>
          {shown}
        </span>
        {behind ? <span className="behind"> {behind}</span> : null}
      </span>
      <span className="visually-hidden">{inWords}</span>
    </span>
  );
}

function OwnGuess({guess, mediaId}: {guess: number; mediaId: number}) {
  const {entry} = useOwnEntry(mediaId);
  return <Guess guess={guess} progress={entry?.progress} />;
}

/**
 * Shown after the status of a manga that isn't finished. The user's entry is requested only if the site shows that there is one.
 */
export default function ChapterGuess({mediaId}: MediaParams) {
  const [listStatus, setListStatus] = useState<ListStatus>();
  useSignalEffect(signal => watchListStatus(setListStatus, {signal}), []);
  const answer = useCachedQuery(ChapterReportsDocument, {id: mediaId}, chapterLifetime);
  const guess = answer.data && chaptersIn(answer.data, mediaId);
  return (
    <AsyncAnswer answer={answer} value={guess} silent stale="nothing">
      {known => (isStarted(listStatus) ? <OwnGuess guess={known} mediaId={mediaId} /> : <Guess guess={known} />)}
    </AsyncAnswer>
  );
}
