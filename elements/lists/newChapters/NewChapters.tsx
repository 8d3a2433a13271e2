import {TaskProgress} from '#ui/progress/TaskProgress';
import {Pages} from '#ui/pages/Pages';
import {useRef, useState} from 'react';

import type {UserListsParams} from '#host/pages/routes';
import {FloatingBox} from '#ui/box/FloatingBox';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {MediaLink} from '#ui/link/links';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {useSetting} from '#ui/useSetting';
import {BanManager} from './BanManager';
import {bannedUpdates} from './settings';
import {useScan, type NewChapters as News} from './useScan';
import {text} from './messages';

function Row({news: {media, guess, ahead}, ban}: {news: News; ban: (title: string) => void}) {
  const title = useMediaTitle(media);
  return (
    <li>
      <MediaLink media={media} />
      <span className="ahead" title={text.inWords(ahead, guess)}>
        <span aria-hidden="true">{text.ahead(ahead)}</span>
        <span className="visually-hidden">{text.inWords(ahead, guess)}</span>
      </span>
      <Button small aria-label={text.banTitle(title)} onClick={() => ban(title)}>
        {text.ban}
      </Button>
    </li>
  );
}

interface ScanProps {
  scan: ReturnType<typeof useScan>;
  again: () => void;
  /** Called when a row is removed, which may have had the focus. */
  onRemoved: () => void;
}

/** The results of the scan, its progress, and how it ended. */
function Scan({scan: {found, now, stop}, again, onRemoved}: ScanProps) {
  const [banned, setBanned] = useSetting(bannedUpdates);
  const isRunning = now.state === 'running';
  const shown = found.filter(({media}) => !banned.some(({id}) => id === media.id));
  return (
    <>
      {shown.length ? (
        <ul className="ui-list" aria-label={text.found}>
          {shown.map(news => (
            <Row
              key={news.media.id}
              news={news}
              ban={title => {
                setBanned([...banned, {id: news.media.id, title}]);
                onRemoved();
              }}
            />
          ))}
        </ul>
      ) : null}
      <p className="ui-note" role="status">
        {now.state === 'stopped' ? text.stopped : now.state === 'done' && !shown.length ? text.none : ''}
      </p>
      <Pages more={isRunning ? undefined : again} isLoading={isRunning} label={text.scanAgain} small>
        <TaskProgress now={now} label={text.scanning} stop={stop} failed={text.failed} />
      </Pages>
    </>
  );
}

interface BoxProps extends Omit<ScanProps, 'onRemoved'> {
  close: () => void;
}

function Box({close, ...props}: BoxProps) {
  const [banned] = useSetting(bannedUpdates);
  const [isManaging, setManaging] = useState(false);
  const manager = useRef<HTMLButtonElement>(null);
  const keepFocus = () => manager.current?.focus();
  return (
    <FloatingBox id="newChapters" title={text.button} close={close}>
      <div className="news">
        <Scan {...props} onRemoved={keepFocus} />
        <Button ref={manager} small pressed={isManaging} onClick={() => setManaging(!isManaging)}>
          {text.manager(banned.length)}
        </Button>
        {isManaging ? <BanManager onRemoved={keepFocus} /> : null}
      </div>
    </FloatingBox>
  );
}

/**
 * A button on the user's own manga list, and the panel that it opens. Closing the panel stops the scan; its results are
 * there again when it is opened.
 */
export default function NewChapters({userName}: UserListsParams) {
  const {settings} = useServices();
  const [isOpen, setOpen] = useState(false);
  const scan = useScan();
  const start = () => scan.scan(userName, new Set(settings.get(bannedUpdates).map(({id}) => id)));
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) scan.stop();
    else if (scan.now.state === 'idle') start();
  };
  return (
    <>
      <Button className="start" pressed={isOpen} onClick={toggle}>
        {text.button}
      </Button>
      {isOpen ? <Box scan={scan} again={start} close={toggle} /> : null}
    </>
  );
}
