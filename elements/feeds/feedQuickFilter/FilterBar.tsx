import {useId, useRef, useState} from 'react';

import {isFiltering, noFilter, quickKinds} from '#domain/feed/quickFilter';
import {Button} from '#ui/Button';
import {NumberInput} from '#ui/NumberInput';
import {Progress} from '#ui/progress/Progress';
import {useSource} from '#ui/useSource';
import {counts, filter} from './state';
import {outcomeText, useLoading} from './useLoading';
import {kindNames, text} from './messages';

const wanted = {initial: 10, most: 500};

/** Loads more of the feed until enough entries match; shown while a filter is set. */
function More() {
  const {now, loadUntil, stop} = useLoading();
  const status = useId();
  const [number, setNumber] = useState<number | undefined>(wanted.initial);
  const isRunning = now.state === 'running';
  return (
    <form
      className="ui-row"
      onSubmit={event => {
        event.preventDefault();
        if (number !== undefined && !isRunning) loadUntil(number);
      }}
    >
      <label className="ui-row">
        {text.loadUntil}
        <NumberInput
          value={number}
          min={1}
          max={wanted.most}
          decimals={0}
          aria-describedby={status}
          change={setNumber}
        />
        {text.match}
      </label>
      <Button type="submit" inactive={number === undefined} busy={isRunning}>
        {text.load}
      </Button>
      {isRunning ? <Progress label={text.loading} done={now.done} total={now.total} stop={stop} /> : null}
      <p id={status} role="status" className="ui-note">
        {number === undefined ? text.outOfRange(wanted.most) : outcomeText(now)}
      </p>
    </form>
  );
}

/** Filters the loaded entries of the feed below by kind and words. */
export default function FilterBar() {
  const now = useSource(filter, filter.get);
  const {all, free} = useSource(counts, counts.get);
  const search = useRef<HTMLInputElement>(null);
  const isOn = isFiltering(now);
  const clear = () => {
    filter.set(noFilter);
    search.current?.focus();
  };
  return (
    <div className="bar ui-row" role="search" aria-label={text.bar}>
      <select
        className="ui-select"
        aria-label={text.kind}
        value={now.kind}
        onChange={({target: {value}}) => filter.set({...now, kind: quickKinds.find(kind => kind === value) ?? 'all'})}
      >
        {quickKinds.map(kind => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </select>
      <input
        ref={search}
        type="search"
        className="ui-input"
        aria-label={text.words}
        placeholder={text.placeholder}
        value={now.text}
        onChange={event => filter.set({...now, text: event.target.value})}
        onKeyDown={event => {
          if (event.key === 'Escape') clear();
        }}
      />
      {isOn ? <Button onClick={clear}>{text.clear}</Button> : null}
      <p role="status" className="ui-note">
        {isOn ? text.matching(free, all) : ''}
      </p>
      {isOn ? <More /> : null}
    </div>
  );
}
