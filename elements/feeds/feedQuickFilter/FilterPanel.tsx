import {useEffect, useRef} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {isFiltering, noFilter, quickKinds} from '#domain/feed/quickFilter';
import {Panel} from '#kits/feedFilter/Panel';
import {isOpen, panel} from '#kits/feedFilter/state';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {counts, filter} from './state';
import {More} from './More';
import {kindNames, text} from './messages';

function Controls() {
  const now = useSource(filter, filter.get);
  const {all, free} = useSource(counts, counts.get);
  const search = useRef<HTMLInputElement>(null);
  const isOn = isFiltering(now);
  const clear = () => {
    filter.set(noFilter);
    search.current?.focus();
  };
  return (
    <>
      <input
        ref={search}
        type="search"
        className="ui-input"
        aria-label={text.words}
        placeholder={text.placeholder}
        value={now.text}
        onChange={event => filter.set({...now, text: event.target.value})}
        onKeyDown={event => {
          if (!isOn || pressedKey(event) !== 'Escape') return;
          event.stopPropagation();
          clear();
        }}
      />
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
      {isOn ? <Button onClick={clear}>{text.clear}</Button> : null}
      <p role="status" className="ui-note">
        {isOn ? text.matching(free, all) : ''}
      </p>
      {isOn ? <More /> : null}
    </>
  );
}

/**
 * Filters the loaded entries of the feed below by kind and words. Closing it clears the filter, so that nothing is
 * hidden by invisible controls.
 */
export default function FilterPanel() {
  const isShown = useSource(panel, isOpen);
  useEffect(() => {
    if (!isShown) filter.set(noFilter);
  }, [isShown]);
  return (
    <Panel role="search" aria-label={text.bar}>
      <Controls />
    </Panel>
  );
}
