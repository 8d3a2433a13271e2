import {RichText} from '#ui/RichText';
import {TaskProgress} from '#ui/progress/TaskProgress';
import {useId, useState} from 'react';

import {Button} from '#ui/Button';
import {NumberInput} from '#ui/NumberInput';
import {outcomeText, useLoading} from './useLoading';
import {text} from './messages';

const wanted = {initial: 10, most: 500};

/** Loads more of the feed until enough entries match; shown while a filter is set. */
export function More() {
  const {now, loadUntil, stop} = useLoading();
  const status = useId();
  const [number, setNumber] = useState<number | undefined>(wanted.initial);
  const isRunning = now.state === 'running';
  const field = (
    <NumberInput value={number} min={1} max={wanted.most} decimals={0} aria-describedby={status} change={setNumber} />
  );
  return (
    <form
      className="ui-row"
      onSubmit={event => {
        event.preventDefault();
        if (number !== undefined && !isRunning) loadUntil(number);
      }}
    >
      <label className="ui-row">
        <RichText text={text.loadUntil} parts={{number: field}} />
      </label>
      <Button type="submit" inactive={number === undefined} busy={isRunning}>
        {text.load}
      </Button>
      {isRunning ? <TaskProgress now={now} label={text.loading} stop={stop} /> : null}
      <p id={status} role="status" className="ui-note">
        {outcomeText(now)}
      </p>
    </form>
  );
}
