import {useRef} from 'react';

import {collage, togglePick} from '#domain/list/collage';
import {FloatingBox} from '#ui/box/FloatingBox';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {Picture} from './Picture';
import {isPicking, picks} from './state';
import {text} from './messages';

function Box({close}: {close: () => void}) {
  const picked = useSource(picks, picks.get);
  const list = useRef<HTMLUListElement>(null);
  return (
    <FloatingBox id="draw3x3" title={text.box} close={close} size={{width: 320, height: 480}}>
      <div className="collage">
        <p className="ui-note" role="status">
          {text.explanation(picked.length, collage.entries)}
        </p>
        {picked.length === collage.entries ? (
          <Picture key={picked.map(({mediaId}) => mediaId).join()} picks={picked} />
        ) : null}
        <ul ref={list} className="ui-list" aria-label={text.picked} tabIndex={-1}>
          {picked.map(entry => (
            <li key={entry.mediaId}>
              <span>{entry.title}</span>
              <Button
                small
                aria-label={text.removeTitle(entry.title)}
                onClick={() => {
                  picks.set(togglePick(picked, entry));
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
