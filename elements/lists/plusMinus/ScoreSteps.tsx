import {accepted, applies, changedTo, refused} from '#domain/list/scoreChange';
import {stepScore} from '#domain/score/score';
import {OnHoldMark} from '#kits/outboxNote/OnHoldMark';
import {text as noteText} from '#kits/outboxNote/messages';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {markScore, showScore, type RowScore} from '#host/pages/lists/scores';
import type {ApiError} from '#services/api/apiError';
import {entryTarget} from '#services/entries/writes';
import type {Write} from '#services/outbox/write';
import {Button} from '#ui/Button';
import {useApi, useElementContext, useServices} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {useSignalEffect, useSignalLayoutEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {isBusy, rememberSave, scoreChanges, sendTogether, updateChange} from './state';
import {text} from './messages';

/** The score in a write that isn't the one shown: the site shows the previous one after a reload. */
function waitingScore({payload}: Write, shown: number): string | undefined {
  const {score} = payload as {score?: unknown};
  return typeof score === 'number' && score !== shown ? noteText.waitingScore(score) : undefined;
}

/** Saves scores through the outbox, which sends those in quick succession together. */
function useSave({mediaId, title}: Pick<RowScore, 'mediaId' | 'title'>) {
  const {lists} = useApi();
  const toast = useToast();
  return (score: number, before: number) => {
    const saved = lists
      .entry(mediaId)
      .save(mediaId, {score}, {base: {score: before}, label: title})
      .then(
        () => updateChange(mediaId, change => change && accepted(change, score)),
        ({message}: ApiError) => {
          updateChange(mediaId, change => change && refused(change));
          toast({kind: 'error', text: text.failed(message)});
        },
      );
    rememberSave(mediaId, saved);
  };
}

/** Shows the score again that an undo, or another part of the product, has saved. */
function useOtherSaves(mediaId: number) {
  const {bus} = useServices();
  useSignalEffect(
    signal =>
      bus.on(
        'listEntryChanged',
        ({mediaId: changedId, entry}) => {
          const score = entry?.score ?? undefined;
          if (changedId === mediaId && score !== undefined && !isBusy(mediaId))
            updateChange(mediaId, change => change && {...change, score, saved: score});
        },
        {signal},
      ),
    [bus, mediaId],
  );
}

/** Buttons beside the score of a row, which lower and raise it. */
export default function ScoreSteps({mediaId, title, score: was, scoreFormat}: RowScore) {
  const {element} = useElementContext();
  const known = useSource(scoreChanges, scoreChanges.get).get(mediaId);
  const change = applies(known, was) ? known : undefined;
  const save = useSave({mediaId, title});
  useOtherSaves(mediaId);
  const held = useOnHold(entryTarget(mediaId), true);
  const where = change?.was === 0 ? 'own' : 'host';
  useSignalLayoutEffect(signal => markScore(element, where, signal), [element, where]);
  useSignalLayoutEffect(
    signal => {
      if (change) showScore(element, change, signal);
    },
    [element, change],
  );
  const current = () => {
    const now = scoreChanges.get().get(mediaId);
    return applies(now, was) ? now.score : was;
  };
  const step = (direction: 1 | -1) => {
    const from = current();
    const next = stepScore(from, direction, scoreFormat);
    if (next === undefined) return;
    updateChange(mediaId, before => changedTo(before, was, next));
    sendTogether(mediaId, from, before => save(next, before));
  };
  const score = change?.score ?? was;
  const button = (direction: 1 | -1, sign: string, label: string) => (
    <Button
      variant="quiet"
      icon
      className={score ? 'step' : 'step lone'}
      aria-label={label}
      title={label}
      inactive={stepScore(score, direction, scoreFormat) === undefined}
      onClick={() => step(direction)}
    >
      {sign}
    </Button>
  );
  return (
    <>
      {button(-1, '−', text.lower)}
      <span part="score">{where === 'own' ? change?.score : null}</span>
      {button(1, '+', text.raise)}
      {held?.reason ? <OnHoldMark reason={held.reason} value={waitingScore(held.write, score)} /> : null}
    </>
  );
}
