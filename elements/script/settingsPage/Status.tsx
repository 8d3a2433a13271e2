import {Suspense, use, useMemo, useState, type ReactNode} from 'react';

import {anyOf} from '#domain/value/store';
import {outageText} from '#services/api/messages';
import {daysLeft} from '#services/reminder';
import {hasImportUnderWay} from '#services/imports/importFlag';
import {usableStorage} from '#services/settings/storage';
import {useApi, useServices} from '#ui/context';
import {loadOnce} from '#ui/loadOnce';
import {useSource} from '#ui/useSource';
import {SectionLink} from './SectionLink';
import {statusText} from './sectionMessages';
import {useOutage} from './useOutage';

/** Number of days before its end from which the expiry of the sign-in is announced. */
const soonDays = 14;

/** The problem with the sign-in: refused, another account, expired, or expiring soon. */
function useSignInTrouble(): string | undefined {
  const {session, clock} = useServices();
  const {trouble} = useApi();
  const source = useMemo(() => anyOf(session, trouble), [session, trouble]);
  useSource(source, () => `${session.token() !== undefined} ${session.isRejected()} ${trouble.get().signInEnded}`);
  const expires = session.expires();
  const now = clock.now();
  if (session.isRejected()) return statusText.signInRejected;
  if (session.token() === undefined) return trouble.get().signInEnded ? outageText.signInEnded : undefined;
  if (session.account() === 'other') return statusText.otherAccount;
  if (expires === undefined) return undefined;
  if (expires <= now) return outageText.signInEnded;
  const days = daysLeft(expires, now);
  return days < soonDays ? statusText.endsSoon(days) : undefined;
}

const loadActivities = () => import('./ImportActivities');

function LoadedActivities() {
  const {default: Shown} = use(loadOnce(loadActivities));
  return <Shown />;
}

function Activities() {
  const [mayBeOff] = useState(() => hasImportUnderWay(usableStorage()));
  return mayBeOff ? (
    <Suspense fallback={null}>
      <LoadedActivities />
    </Suspense>
  ) : null;
}

/** Everything that keeps AniList from answering or from accepting changes, in one place. Nothing if all is well. */
export function Status() {
  const outage = useOutage();
  const signIn = useSignInTrouble();
  const line = (children: ReactNode) => <p className="ui-note ui-note-warning">{children}</p>;
  return (
    <div className="status" role="status">
      {outage === undefined ? null : line(outage)}
      {signIn === undefined
        ? null
        : line(
            <>
              {signIn} <SectionLink name="sign-in">{statusText.toSignIn}</SectionLink>
            </>,
          )}
      <Activities />
    </div>
  );
}
