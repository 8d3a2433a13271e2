import {useEffect, useState} from 'react';

import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import {useSection} from './jump';
import {sectionText} from './sectionMessages';
import {deleteStored, isInUse, storedKinds, storedSize, type StoredKind} from './storedKinds';
import {deletionText, storedNames, storedText} from './storedMessages';

interface KindProps {
  kind: StoredKind;
  /** Called with a message once it was deleted, or could not be. */
  done: (message: string) => void;
}

/** A kind of data with its size, and a button that deletes it after a question. */
function Kind({kind, done}: KindProps) {
  const {settings, clock} = useServices();
  const {database, bulk, writes} = useApi();
  const [size, setSize] = useState<number>();
  const [asks, setAsks] = useState(false);
  const [count, setCount] = useState(0);
  const name = storedNames[kind];
  useEffect(() => {
    let gone = false;
    const show = (bytes: number | undefined) => gone || setSize(bytes);
    void storedSize(kind, {settings, clock, database, bulk, writes}).then(show, () => show(undefined));
    return () => {
      gone = true;
    };
  }, [kind, settings, clock, database, bulk, writes, count]);
  const remove = () => {
    setAsks(false);
    deleteStored(kind, storedText.reason, {settings, clock, database, bulk, writes})
      .then(
        () => done(storedText.deleted(name)),
        () => done(storedText.failed(name)),
      )
      .finally(() => setCount(all => all + 1));
  };
  const used = isInUse(kind);
  return (
    <li className="ui-row">
      <span className="what">{name}</span>
      <span className="about">{used ? storedText.inUse : size === undefined ? '' : storedText.size(size)}</span>
      <Button small inactive={used || !size} aria-expanded={asks} onClick={() => setAsks(!asks)}>
        {storedText.delete}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {asks ? (
        <Alert as="div" kind="warning" className="outcome">
          <p>{deletionText[kind]}</p>
          <div className="ui-row">
            <Button small variant="danger" onClick={remove}>
              {storedText.sure}
            </Button>
            <Button small onClick={() => setAsks(false)}>
              {storedText.cancel}
            </Button>
          </div>
        </Alert>
      ) : null}
    </li>
  );
}

/** The data stored in this browser, by kind. */
export function StoredData() {
  const section = useSection('stored');
  const [message, setMessage] = useState('');
  return (
    <div {...section} className="panel ui-panel writes" role="group" aria-labelledby="stored">
      <h3 id="stored">{sectionText.stored}</h3>
      <p>{storedText.intro}</p>
      <ul className="ui-list">
        {storedKinds.map(kind => (
          <Kind key={kind} kind={kind} done={setMessage} />
        ))}
      </ul>
      <p role="status">{message}</p>
    </div>
  );
}
