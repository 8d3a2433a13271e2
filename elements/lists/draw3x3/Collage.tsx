import {useRef} from 'react';

import {entryCountOf, togglePick} from '#domain/list/collage';
import {isTableShown} from '#host/pages/lists/column';
import {FloatingBox} from '#ui/box/FloatingBox';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {LayoutFields} from './LayoutFields';
import {Picture} from './Picture';
import {isPicking, picks} from './state';
import {text} from './messages';
import {useLook} from './useLook';

function Box({close}: {close: () => void}) {
  const picked = useSource(picks, picks.get);
  const list = useRef<HTMLUListElement>(null);
  const look = useLook();
  const hasRows = !useSource(isTableShown, isTableShown.get);
  const count = entryCountOf(look);
  // A smaller layout keeps the other picks for a larger one.
  const shown = picked.slice(0, count);
  return (
    <FloatingBox id="draw3x3" title={text.button} close={close} size={{width: 320, height: 480}}>
      <div className="collage">
        <p className="ui-note" role="status">
          {hasRows ? text.explanation(shown.length, count) : text.needsRows}
        </p>
        <LayoutFields />
        {shown.length === count ? <Picture picks={shown} look={look} /> : null}
        <ul ref={list} className="ui-list" aria-label={text.picked} tabIndex={-1}>
          {picked.map(entry => (
            <li key={entry.mediaId}>
              <span>{entry.title}</span>
              <Button
                small
                aria-label={text.removeTitle(entry.title)}
                onClick={() => {
                  picks.set(togglePick(picked, entry, count));
                  list.current?.focus();
                }}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </FloatingBox>
  );
}

/** A button below the filters of lists. While its panel is open, clicks on entries pick them for a picture. */
export default function Collage() {
  const isOpen = useSource(isPicking, isPicking.get);
  return (
    <>
      <Button className="start" pressed={isOpen} onClick={() => isPicking.set(!isOpen)}>
        {text.button}
      </Button>
      {isOpen ? <Box close={() => isPicking.set(false)} /> : null}
    </>
  );
}
