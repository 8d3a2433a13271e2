import {useRef, useState} from 'react';

import {isFiltering, noFilter, quickKinds} from '#domain/feed/quickFilter';
import {Progress} from '#ui/progress/Progress';
import {useSource} from '#ui/useSource';
import {counts, filter} from './state';
import {outcomeText, useLoading} from './useLoading';
import {kindNames, text} from './messages';

const wanted = {initial: 10, most: 500};

/** Loads more of the feed until enough entries match; shown while a filter is set. */
function More() {
  const {now, loadUntil, stop} = useLoading();
  const [typed, setTyped] = useState(String(wanted.initial));
  const number = Number(typed);
  const isWrong = !Number.isInteger(number) || number < 1 || number > wanted.most;
  const isRunning = now.state === 'running';
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (!isWrong && !isRunning) loadUntil(number);
      }}
    >
      <label>
        {text.loadUntil}
        <input
          type="number"
          min={1}
          max={wanted.most}
          value={typed}
          aria-invalid={isWrong}
          onChange={event => setTyped(event.target.value)}
        />
        {text.match}
      </label>
      <button type="submit" aria-disabled={isWrong || isRunning}>
        {text.load}
      </button>
      {isRunning ? <Progress label={text.loading} done={now.done} total={now.total} stop={stop} /> : null}
      <p role="status">{isWrong ? text.outOfRange(wanted.most) : outcomeText(now)}</p>
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
    <div className="bar" role="search" aria-label={text.bar}>
      <select
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
        aria-label={text.words}
        placeholder={text.placeholder}
        value={now.text}
        onChange={event => filter.set({...now, text: event.target.value})}
        onKeyDown={event => {
          if (event.key === 'Escape') clear();
        }}
      />
      {isOn ? (
        <button type="button" onClick={clear}>
          {text.clear}
        </button>
      ) : null}
      <p role="status">{isOn ? text.matching(free, all) : ''}</p>
      {isOn ? <More /> : null}
    </div>
  );
}
