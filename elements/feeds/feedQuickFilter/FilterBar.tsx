import {useEffect, useId, useRef, useState} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {isFiltering, noFilter, quickKinds} from '#domain/feed/quickFilter';
import {replaced} from '#kits/socialFeed/replaced';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {counts, filter} from './state';
import {More} from './More';
import {kindNames, text} from './messages';

interface ControlsProps {
  id: string;
  /** Whether the user has opened them, rather than the site having replaced the feed below. */
  takesFocus: boolean;
  /** Closes the controls. */
  close: () => void;
}

function Controls({id, takesFocus, close}: ControlsProps) {
  const now = useSource(filter, filter.get);
  const {all, free} = useSource(counts, counts.get);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) search.current?.focus();
  }, [takesFocus]);
  const isOn = isFiltering(now);
  const clear = () => {
    filter.set(noFilter);
    search.current?.focus();
  };
  return (
    <div id={id} className="controls ui-row">
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
          if (pressedKey(event) === 'Escape') (isOn ? clear : close)();
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

/**
 * Filters the loaded entries of the feed below by kind and words. One quiet icon until it is used; closing it clears
 * the filter, so that nothing is hidden by invisible controls. Not shown while other activities of ours replace the
 * feed.
 */
export default function FilterBar() {
  const [state, setState] = useState(() => (isFiltering(filter.get()) ? 'kept' : 'closed'));
  const isOpen = state !== 'closed';
  const icon = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isReplaced = useSource(replaced, replaced.get);
  if (isReplaced) return null;
  const close = () => {
    filter.set(noFilter);
    setState('closed');
    icon.current?.focus();
  };
  return (
    <div className={isOpen ? 'bar' : 'bar closed'} role="search" aria-label={text.bar}>
      {isOpen ? <Controls id={id} takesFocus={state === 'opened'} close={close} /> : null}
      <Button
        ref={icon}
        icon
        variant="quiet"
        aria-label={text.open}
        title={text.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setState('opened'))}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 2h14v2l-5.5 5.5V14l-3-1.5v-3L1 4z" />
        </svg>
      </Button>
    </div>
  );
}
