import {Suspense, use, useState} from 'react';

import {text as answerText} from '#ui/answer/messages';
import {Button} from '#ui/Button';
import {FloatingBox} from '#ui/box/FloatingBox';
import {loadOnce} from '#ui/loadOnce';
import {text} from './messages';

/** The sanitizer is large and only needed once the panel is open. */
const load = () => import('./Examples');

function Help() {
  const {default: Examples} = use(loadOnce(load));
  return <Examples />;
}

/** The help button, and the panel while it is open. */
export default function MarkdownHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon
        className="opener"
        aria-label={text.box}
        aria-expanded={isOpen}
        title={text.box}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </Button>
      {isOpen ? (
        <FloatingBox id="markdownHelp" title={text.box} close={() => setOpen(false)} size={{width: 460, height: 480}}>
          <Suspense fallback={<p role="status">{answerText.loading}</p>}>
            <Help />
          </Suspense>
        </FloatingBox>
      ) : null}
    </>
  );
}
