import {useEffect, useState} from 'react';

import {mobileFriendly, mobileHintSeen} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {hintText} from './panelMessages';

/** Suggests mobile mode in windows narrower than 760 px, once. */
export default function MobileHint() {
  const [friendly, setFriendly] = useSetting(mobileFriendly);
  const [seen, setSeen] = useSetting(mobileHintSeen);
  const [open, setOpen] = useState(!seen && !friendly);
  useEffect(() => {
    if (open && !seen) setSeen(true);
  }, [open, seen, setSeen]);
  if (!open || friendly) return null;
  return (
    <section className="hint ui-row" aria-label={hintText.section}>
      <p>{hintText.text}</p>
      <Button variant="primary" onClick={() => setFriendly(true)}>
        {hintText.turnOn}
      </Button>
      <Button onClick={() => setOpen(false)}>{hintText.dismiss}</Button>
    </section>
  );
}
