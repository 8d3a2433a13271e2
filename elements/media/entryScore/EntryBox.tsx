import {useEffect, useLayoutEffect, useRef, useState} from 'react';

import {isStarted} from '#domain/list/listStatus';
import {canStep, stepScore} from '#domain/score/score';
import type {ListButton} from '#host/pages/media/anchors';
import type {MediaParams} from '#host/pages/routes';
import type {EntryChange, OwnEntry, SeenEntry} from '#services/entries/entry';
import type {ApiError} from '#services/api/apiError';
import {Alert} from '#ui/Alert';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {text as answerText} from '#ui/answer/messages';
import {useApi, useElementContext} from '#ui/context';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {Score} from '#ui/Score';
import {usePlusOne} from '#kits/plusOne/usePlusOne';
import {useHasToken} from '#ui/useHasToken';
import {useOwnEntry} from '#ui/useOwnEntry';
import {Row, StepButton} from './Stepper';
import {text} from './messages';

type EntryBoxProps = MediaParams & ListButton;

interface EditorProps {
  entry: OwnEntry;
  editable: boolean;
  unit: string;
  save: (change: EntryChange, seen?: SeenEntry) => void;
}

function ScoreRow({entry, editable, save}: EditorProps) {
  const {score, scoreFormat} = entry;
  const to = (direction: 1 | -1) => {
    const next = stepScore(score, direction, scoreFormat);
    return next === undefined ? undefined : () => save({score: next});
  };
  const steps = editable && canStep(scoreFormat);
  return (
    <Row
      label={text.score}
      // Stars and smileys are signs of their own.
      sign={score && ['POINT_5', 'POINT_3'].includes(scoreFormat) ? undefined : text.scoreSign}
      down={steps ? <StepButton label={text.lowerScore} sign="−" step={to(-1)} /> : null}
      up={steps ? <StepButton label={text.raiseScore} sign="+" step={to(1)} /> : null}
    >
      {score ? (
        <HiddenScore subject={entry.mediaId} isOwn>
          <Score score={score} format={scoreFormat} />
        </HiddenScore>
      ) : (
        <span className="empty">{text.noScore}</span>
      )}
    </Row>
  );
}

function ProgressRow({entry, editable, unit, save}: EditorProps) {
  const {progress, total} = entry;
  const addOne = usePlusOne(entry, save);
  return (
    <Row
      label={unit}
      sign={unit === text.episodes ? text.episodesSign : text.chaptersSign}
      up={editable ? <StepButton label={text.raiseProgress} sign="+" step={addOne} /> : null}
    >
      {progress}
      {total === undefined ? null : `/${total}`}
    </Row>
  );
}

/**
 * Fetches the list entry again when the label of the host's button changes, since the entry was then edited on the
 * site.
 */
function useRefetchOnListButton(mediaId: number, listStatus: ListButton['listStatus']) {
  const {lists} = useApi();
  const previous = useRef({mediaId, listStatus});
  useEffect(() => {
    const before = previous.current;
    previous.current = {mediaId, listStatus};
    if (before.mediaId === mediaId && before.listStatus !== undefined && before.listStatus !== listStatus)
      void lists.entry(mediaId).refetch();
  }, [lists, mediaId, listStatus]);
}

/** Score and progress of the entry, which is requested. */
function Box({mediaId, mediaType}: MediaParams) {
  const {lists} = useApi();
  const [error, setError] = useState<ApiError>();
  const editable = useHasToken();
  const known = useOwnEntry(mediaId);
  const save = (change: EntryChange, seen?: SeenEntry) => {
    setError(undefined);
    lists.entry(mediaId).save(mediaId, change, seen).catch(setError);
  };
  const unit = mediaType === 'ANIME' ? text.episodes : text.chapters;
  return (
    <section className="box" aria-label={text.box} aria-busy={known.state === 'loading' || known.state === 'waiting'}>
      <AsyncAnswer
        answer={known}
        value={known.entry}
        texts={{waiting: answerText.waitingBriefly}}
        silent={['missing']}
        stale="reason"
        retry={() => void lists.entry(mediaId).refetch()}
      >
        {entry => (
          <>
            <ScoreRow entry={entry} editable={editable} unit={unit} save={save} />
            <ProgressRow entry={entry} editable={editable} unit={unit} save={save} />
            {entry.onHold ? <OnHoldNote {...entry.onHold} /> : null}
          </>
        )}
      </AsyncAnswer>
      {error ? <Alert>{text.notSaved(error.message)}</Alert> : null}
    </section>
  );
}

/**
 * The user's own score and progress below the cover. Both can be edited if the script is signed in. Nothing is
 * requested while the site's button shows that there is no started entry.
 */
export default function EntryBox({listStatus, ...media}: EntryBoxProps) {
  useRefetchOnListButton(media.mediaId, listStatus);
  const {element} = useElementContext();
  const isShown = isStarted(listStatus);
  useLayoutEffect(() => void element.toggleAttribute('data-empty', !isShown), [element, isShown]);
  return isShown ? <Box {...media} /> : null;
}
