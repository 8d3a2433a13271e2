import {useState} from 'react';

import {previewLifetime} from '#domain/notification/notificationRules';
import {useServices} from '#ui/context';
import {Preview} from './Preview';
import {Replies} from './Replies';

interface ActivitiesProps {
  ids: readonly number[];
  /** When the newest notification about them came (epoch seconds). */
  newest: number | undefined;
  canFetch: boolean;
}

/** So many of the activities of a group are previewed. */
const most = 8;

/** The activities of a group; where it is one, its replies open in place. */
export function Activities({ids, newest, canFetch: canFetch}: ActivitiesProps) {
  const {clock} = useServices();
  const [lifetime] = useState(() => previewLifetime(newest, clock.now()));
  const [isOpen, setOpen] = useState(false);
  // What was begun goes on.
  const [began, setBegan] = useState(canFetch);
  if (canFetch && !began) setBegan(true);
  const [only] = ids.length === 1 ? ids : [];
  return (
    <>
      <div className={only === undefined ? 'previews' : 'previews one'}>
        {ids
          .slice(0, most)
          .map(id => (began ? <Preview key={id} id={id} lifetime={lifetime} isOnly={only !== undefined} /> : null))}
        {ids.length > most ? <span className="note">+{ids.length - most}</span> : null}
        {only === undefined ? null : (
          <button
            type="button"
            className="plain toggle"
            aria-expanded={isOpen}
            aria-label="Replies"
            title={isOpen ? 'Hide the replies' : 'Show the replies'}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '-' : '+'}
          </button>
        )}
      </div>
      {only !== undefined && isOpen ? <Replies activityId={only} lifetime={lifetime} /> : null}
    </>
  );
}
