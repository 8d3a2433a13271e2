import {useEffect, useState} from 'react';

import {mobileFriendly, mobileHintSeen} from '#services/settings/shared';
import {useSetting} from '#ui/useSetting';

/** Whether mobile mode is suggested, which happens once, and functions that accept and decline it. */
export function useMobileHint() {
  const [friendly, setFriendly] = useSetting(mobileFriendly);
  const [seen, setSeen] = useSetting(mobileHintSeen);
  const [open, setOpen] = useState(!seen && !friendly);
  useEffect(() => {
    if (open && !seen) setSeen(true);
  }, [open, seen, setSeen]);
  return [open && !friendly, () => setFriendly(true), () => setOpen(false)] as const;
}
