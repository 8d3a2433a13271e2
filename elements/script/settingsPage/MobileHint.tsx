import {useEffect, useState} from 'react';

import {mobileFriendly, mobileHintSeen} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';

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
    <section className="hint ui-row" aria-label="Suggestion">
      <p>On mobile? The &apos;mobile friendly&apos; setting will probably make the script a lot less broken</p>
      <Button variant="primary" onClick={() => setFriendly(true)}>Turn it on</Button>
      <Button onClick={() => setOpen(false)}>No, thanks</Button>
    </section>
  );
}
