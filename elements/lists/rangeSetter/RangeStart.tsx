import {useRef, useState} from 'react';

import type {EditedMedia} from '#domain/list/editedMedia';
import {followEditor, type EditorFields} from '#host/pages/listEditor/fields';
import {OnHoldMark} from '#kits/outboxNote/OnHoldMark';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import type {ApiError} from '#services/api/apiError';
import {entryTarget} from '#services/entries/writes';
import {Button} from '#ui/Button';
import {useApi, useElementContext} from '#ui/context';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useSignalEffect} from '#ui/useSignalEffect';
import {text} from './messages';
import {withdrawStart} from './withdrawStart';

type Saving =
  | {readonly state: 'none'}
  | {readonly state: 'saving'}
  | {readonly state: 'saved'; readonly progress: number}
  | {readonly state: 'failed'; readonly message: string};

/**
 * The progress that the user has entered; `undefined` while it is unchanged or isn't a number. `unsentRef` holds the start
 * that is being saved.
 */
function useEnteredProgress({mediaId}: EditedMedia) {
  const {element} = useElementContext();
  const {writes} = useApi();
  const unsentRef = useRef<number>(undefined);
  const editor = useRef<EditorFields>(undefined);
  const [entered, setEntered] = useState<number>();
  useSignalEffect(
    signal => {
      const changed = () => {
        const now = editor.current?.progress();
        setEntered(now === editor.current?.progressBefore() ? undefined : now);
      };
      const ends = () => {
        if (unsentRef.current !== undefined) withdrawStart(writes, mediaId, unsentRef.current);
      };
      editor.current = followEditor(element, {changed, ends}, {signal});
    },
    [element, mediaId, writes],
  );
  return {editor, entered, unsentRef};
}

/** The result of the last press. */
function Outcome({saving}: {saving: Saving}) {
  if (saving.state === 'none' || saving.state === 'saving') return null;
  const isSaved = saving.state === 'saved';
  const message = saving.state === 'saved' ? text.saved(saving.progress) : text.failed(saving.message);
  return (
    <span role={isSaved ? 'status' : 'alert'}>
      <Tooltip text={message} toggleOnClick>
        <Button variant="quiet" icon className={saving.state} aria-label={message}>
          {isSaved ? '✓' : '✗'}
        </Button>
      </Tooltip>
    </span>
  );
}

/** Saves the progress in the list editor at once, so that the next "Save" makes an activity about a range. */
function StartButton({mediaId}: EditedMedia) {
  const {lists} = useApi();
  const [saving, setSaving] = useState<Saving>({state: 'none'});
  const held = useOnHold(entryTarget(mediaId));
  const {editor, entered, unsentRef} = useEnteredProgress({mediaId});
  const isBusy = saving.state === 'saving';
  const set = () => {
    const progress = editor.current?.progress();
    if (progress === undefined || editor.current?.mediaId() !== mediaId) return;
    const done = (result: Saving) => {
      unsentRef.current = undefined;
      setSaving(result);
    };
    unsentRef.current = progress;
    setSaving({state: 'saving'});
    lists
      .entry(mediaId)
      .save(mediaId, {progress, ...(editor.current.isPrivate() && {private: true})}, {label: editor.current.title()})
      .then(
        () => done({state: 'saved', progress}),
        ({message}: ApiError) => done({state: 'failed', message}),
      );
  };
  if (entered === undefined && saving.state === 'none') return null;
  const isSaved = saving.state === 'saved' && saving.progress === entered;
  return (
    <div className="start">
      <Outcome saving={saving} />
      {isBusy && held?.reason ? <OnHoldMark reason={held.reason} /> : null}
      <Tooltip text={isBusy ? text.saving : text.set}>
        <Button icon aria-label={text.set} busy={isBusy} inactive={isSaved || entered === undefined} onClick={set}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3v10M6.5 8H13M10 5l3 3-3 3" />
          </svg>
        </Button>
      </Tooltip>
    </div>
  );
}

/** The button beside the progress in the list editor, from the moment the progress is changed. */
export default function RangeStart({mediaId}: EditedMedia) {
  return <StartButton key={mediaId} mediaId={mediaId} />;
}
