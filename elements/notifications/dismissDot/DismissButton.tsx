import {useEffect, useState} from 'react';

import {markAllRead} from '../../../src/host/notices';
import type {NotificationDot} from '../../../src/host/anchors/shell';
import {seconds} from '../../../src/services/api/lifetime';
import {refusalOf} from '../../../src/services/api/refusal';
import {dismissedDot} from '../../../src/services/unread/dismissed';
import {useApi, useStandIn} from '../../../src/ui/context';
import {useToast} from '../../../src/ui/toast/useToast';
import {useSource} from '../../../src/ui/useSource';
import {DismissNotificationsDocument} from './dismiss.generated';

const none = seconds(0);

/** Has the API forget the number of unread notifications, and the dot goes until the site says another number. */
export default function DismissButton({unread}: NotificationDot) {
  const {read} = useApi();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const isDismissed = useSource(dismissedDot, dismissedDot.at) === unread;
  useStandIn(isDismissed);
  useEffect(() => dismissedDot.clear, []);
  const dismiss = () => {
    setAsking(true);
    read(DismissNotificationsDocument, {}, {lifetime: none, priority: 'person', refetch: true})
      .then(
        () => {
          markAllRead();
          dismissedDot.put(unread);
        },
        (error: unknown) =>
          toast({name: 'dismissDot', text: `The dot was not put away: ${refusalOf(error).message}`, kind: 'error'}),
      )
      .finally(() => setAsking(false));
  };
  if (isDismissed) return null;
  return (
    <button
      type="button"
      aria-label="Dismiss the notifications"
      title="Dismiss the notifications"
      aria-disabled={isAsking}
      onClick={isAsking ? undefined : dismiss}
    >
      ×
    </button>
  );
}
