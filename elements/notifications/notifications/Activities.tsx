import {useState} from 'react';

import {previewLifetime} from '#domain/notification/notificationRules';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {Preview} from './Preview';
import {Replies} from './Replies';
import {replyText} from './messages';

interface ActivitiesProps {
  ids: readonly number[];
  /** Time of the newest notification about them (epoch seconds). */
  newest: number | undefined;
  canFetch: boolean;
}

/** Maximum number of previews in a group. */
const maxPreviews = 8;

/** The activities of a group. If there is only one, its replies can be expanded in place. */
export function Activities({ids, newest, canFetch: canFetch}: ActivitiesProps) {
  const {clock} = useServices();
  const [lifetime] = useState(() => previewLifetime(newest, clock.now()));
  const [isOpen, setOpen] = useState(false);
  // Once loading has started, it is not stopped again.
  const [began, setBegan] = useState(canFetch);
  if (canFetch && !began) setBegan(true);
  const [only] = ids.length === 1 ? ids : [];
  return (
    <>
      <div className={only === undefined ? 'previews ui-row' : 'previews ui-row one'}>
        {ids
          .slice(0, maxPreviews)
          .map(id => (began ? <Preview key={id} id={id} lifetime={lifetime} isOnly={only !== undefined} /> : null))}
        {ids.length > maxPreviews ? <span className="ui-note">+{ids.length - maxPreviews}</span> : null}
        {only === undefined ? null : (
          <Button
            icon
            variant="quiet"
            className="toggle ui-chevron"
            aria-expanded={isOpen}
            aria-label={replyText.section}
            title={isOpen ? replyText.hide : replyText.show}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {only !== undefined && isOpen ? <Replies activityId={only} lifetime={lifetime} /> : null}
    </>
  );
}
