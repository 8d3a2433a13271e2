import {useRef, useState} from 'react';

import {build} from '#platform/platform';
import {rememberPlace} from '#services/signInPlace';
import {clientId} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {Field} from './Field';
import {RichText} from '#ui/RichText';
import {arriveAt, useJumpTo} from './jump';
import {needText} from './messages';
import {signInText} from './panelMessages';

/** The three steps to create an own client id, for builds that do not include one. */
function OwnClient() {
  return (
    <>
      <ol>
        <li>
          <RichText
            text={signInText.createClient}
            parts={{
              link: (
                // The steps stay open in this tab.
                <a href="/settings/developer" target="_blank" rel="noopener">
                  {signInText.developerSettings}
                  {signInText.newTab}
                </a>
              ),
            }}
          />
        </li>
        <li>
          <RichText text={signInText.nameClient} parts={{address: <code>{`${build.origin}/home`}</code>}} />
        </li>
        <li>{signInText.enterId}</li>
      </ol>
      <Field setting={clientId} disabled={false} />
    </>
  );
}

/** The content below the line while the script is signed out: a link to sign in, or the steps to get one. */
function SignedOut() {
  const {session} = useServices();
  const [id] = useSetting(clientId);
  const address = session.authorizeAddress();
  return (
    <>
      <p>{signInText.why}</p>
      {address ? (
        <p>
          <a href={address} onClick={rememberPlace}>
            {needText.signInToAutomail}
          </a>
        </p>
      ) : null}
      {build.clientId && !id ? null : <OwnClient />}
    </>
  );
}

/** The content below the line while AniList refuses the sign-in. */
function Rejected() {
  const {session} = useServices();
  return (
    <>
      <div className="ui-row">
        <Button small onClick={() => session.tryAgain()}>
          {signInText.tryAgain}
        </Button>
        <Button small onClick={() => session.signOut()}>
          {signInText.signOut}
        </Button>
      </div>
      <SignedOut />
    </>
  );
}

function SignedIn() {
  const {session} = useServices();
  const expires = session.expires();
  return (
    <>
      <p>
        {signInText.why} {expires === undefined ? null : signInText.endsLater(expires)}
      </p>
      <Button small onClick={() => session.signOut()}>
        {signInText.signOut}
      </Button>
    </>
  );
}

/**
 * Signs the script in, so that it can act for the user: save scores, like, reply. Signing out deletes the token. One
 * line, which expands.
 */
export function SignIn({isInitiallyOpen = false}: {isInitiallyOpen?: boolean}) {
  const {session} = useServices();
  const signedIn = useHasToken();
  const isRejected = useSource(session, session.isRejected);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const summary = useRef<HTMLElement>(null);
  useJumpTo('sign-in', () => {
    setOpen(true);
    arriveAt(summary.current);
  });
  return (
    <details className="line" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <span>{isRejected ? signInText.rejected : signedIn ? signInText.signedIn : signInText.signedOut}</span>{' '}
        <span className="action">{signedIn && !isRejected ? signInText.toSignOut : signInText.toSignIn}</span>
      </summary>
      {isOpen ? (
        <div className="panel ui-panel">{isRejected ? <Rejected /> : signedIn ? <SignedIn /> : <SignedOut />}</div>
      ) : null}
    </details>
  );
}
