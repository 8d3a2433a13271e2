import {build} from '#platform/platform';
import {daysLeft} from '#services/reminder';
import {text} from '#services/settings/handles';
import {clientId} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {Field} from './Field';

const field = text(clientId.key, {title: 'Client id', initial: ''});

/** The three steps to create an own client id, for builds that do not include one (rule session-4). */
function OwnClient() {
  return (
    <>
      <ol>
        <li>
          Open <a href="/settings/developer">the developer settings</a> and create a new client.
        </li>
        <li>
          Give it any name and the redirect address <code>{build.origin}/home</code>.
        </li>
        <li>Enter its id here; then the sign-in link appears.</li>
      </ol>
      <Field setting={field} disabled={false} />
    </>
  );
}

/** Warnings that the script's account is not the site's, or that its sign-in expires soon. */
function Warnings() {
  const {session, clock} = useServices();
  const expires = session.expires();
  const days = expires === undefined ? undefined : daysLeft(expires, clock.now());
  return (
    <>
      {session.account() === 'other' ? (
        <p role="alert">
          The script is signed in as another account than the site. Nothing is written until you sign out here (revoke
          the permission above, too) and sign in again.
        </p>
      ) : null}
      {days !== undefined && expires !== undefined ? (
        <p role={days < 14 ? 'alert' : undefined}>
          {days < 14
            ? `The sign-in ends in ${days} days; sign out and in again to renew it.`
            : `The sign-in holds until ${new Date(expires).toLocaleDateString('en-CA')}.`}
        </p>
      ) : null}
    </>
  );
}

/** Signs the script in, so that it can act for the person: save scores, like, reply. Signing out deletes the token. */
export function SignIn() {
  const {session} = useServices();
  const signedIn = useHasToken();
  const [id] = useSetting(clientId);
  const address = session.authorizeAddress();
  if (signedIn)
    return (
      <div className="panel ui-panel">
        <p>
          Signed in to the script.{' '}
          <Button small onClick={() => session.signOut()}>
            Sign out
          </Button>
        </p>
        <Warnings />
      </div>
    );
  return (
    <div className="panel ui-panel" id="aniscripts-sign-in">
      <p>Not signed in to the script: what changes your lists or writes for you is resting.</p>
      {address ? (
        <p>
          <a href={address}>Sign in with the script</a>
        </p>
      ) : null}
      {build.clientId && !id ? null : <OwnClient />}
    </div>
  );
}
