import {useEffect, useState, type MouseEvent} from 'react';

import {markAllRead} from '#host/pages/notifications/actions';
import type {NotificationDot} from '#host/pages/shell/anchors';
import {seconds} from '#services/api/cache/lifetime';
import {toApiError} from '#services/api/apiError';
import {text as apiText} from '#services/api/messages';
import {dismissedDot, suppressedDot} from '#services/unread/dismissed';
import {Button} from '#ui/Button';
import {useApi, useReplaceHost} from '#ui/context';
import {useToast} from '#ui/toast/useToast';
import {usePausedUntil} from '#ui/usePausedUntil';
import {useSource} from '#ui/useSource';
import {DismissNotificationsDocument} from './query.generated';
import {text} from './messages';

const noLifetime = seconds(0);

/**
 * A button that resets the number of unread notifications in the API. The dot is hidden until the site shows another
 * number.
 */
export default function DismissButton({unread, isOnMenu}: NotificationDot) {
  const {read} = useApi();
  const toast = useToast();
  const [isSending, setAsking] = useState(false);
  const isDismissed = useSource(dismissedDot, dismissedDot.get) === unread;
  const until = usePausedUntil();
  // Without a dot there is nothing to dismiss.
  const isSuppressed = useSource(suppressedDot, suppressedDot.get) === unread;
  useReplaceHost(isDismissed);
  useEffect(() => dismissedDot.reset, []);
  const dismiss = (event: MouseEvent) => {
    // The site's menu button surrounds this one.
    event.stopPropagation();
    setAsking(true);
    read(DismissNotificationsDocument, {}, {lifetime: noLifetime, priority: 'person', refetch: true})
      .then(
        () => {
          markAllRead();
          dismissedDot.set(unread);
        },
        (error: unknown) => toast({name: 'dismissDot', text: text.failed(toApiError(error).message), kind: 'error'}),
      )
      .finally(() => setAsking(false));
  };
  if (isDismissed || isSuppressed) return null;
  return (
    <Button
      icon
      className={isOnMenu ? 'on-menu' : 'on-bar'}
      aria-label={text.button}
      title={isSending && until !== undefined ? apiText.waitingUntil(until) : text.button}
      busy={isSending}
      onClick={dismiss}
      onKeyDown={event => event.stopPropagation()}
    >
      ×
    </Button>
  );
}
