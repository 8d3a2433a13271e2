import {useEffect, useState} from 'react';

import {mobileFriendly, mobileHintSeen} from '#services/settings/shared';
import {useSetting} from '#ui/useSetting';
import {hintText} from './panelMessages';

/** Suggests mobile mode on a narrow screen, once (rule script-4). */
export default function MobileHint() {
  const [friendly, setFriendly] = useSetting(mobileFriendly);
  const [seen, setSeen] = useSetting(mobileHintSeen);
  const [open, setOpen] = useState(!seen && !friendly);
  useEffect(() => {
    if (open && !seen) setSeen(true);
  }, [open, seen, setSeen]);
  if (!open || friendly) return null;
  return (
    <section className="hint" aria-label={hintText.section}>
      <p>{hintText.text}</p>
      <button type="button" onClick={() => setFriendly(true)}>
        {hintText.turnOn}
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        {hintText.dismiss}
      </button>
    </section>
  );
}
