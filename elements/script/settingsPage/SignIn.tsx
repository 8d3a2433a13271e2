import {build} from '#platform/platform';
import {daysLeft} from '#services/reminder';
import {clientId} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {Field} from './Field';
import {RichText} from '#ui/RichText';
import {needText} from './messages';
import {signInText} from './panelMessages';

/** The three steps to create an own client id, for builds that do not include one (rule session-4). */
function OwnClient() {
  return (
    <>
      <ol>
        <li>
          <RichText
            text={signInText.createClient}
            parts={{link: <a href="/settings/developer">{signInText.developerSettings}</a>}}
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

/** Warnings that the script's account is not the site's, or that its sign-in expires soon. */
function Warnings() {
  const {session, clock} = useServices();
  const expires = session.expires();
  const days = expires === undefined ? undefined : daysLeft(expires, clock.now());
  return (
    <>
      {session.account() === 'other' ? <p role="alert">{signInText.otherAccount}</p> : null}
      {days !== undefined && expires !== undefined ? (
        <p role={days < 14 ? 'alert' : undefined}>
          {days < 14 ? signInText.endsSoon(days) : signInText.endsLater(expires)}
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
          {signInText.signedIn}{' '}
          <Button small onClick={() => session.signOut()}>
            {signInText.signOut}
          </Button>
        </p>
        <Warnings />
      </div>
    );
  return (
    <div className="panel ui-panel" id="aniscripts-sign-in">
      <p>{signInText.signedOut}</p>
      {address ? (
        <p>
          <a href={address}>{needText.signInToAutomail}</a>
        </p>
      ) : null}
      {build.clientId && !id ? null : <OwnClient />}
    </div>
  );
}
