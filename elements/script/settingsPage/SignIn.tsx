import {useId, useState, type ReactNode} from 'react';

import {build} from '#platform/platform';
import {goToSignIn} from '#services/signInPlace';
import {clientId} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {RichText} from '#ui/RichText';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {nameOf} from '#services/settings/handles';
import {CopyText} from './CopyText';
import {useSection} from './jump';
import {TextField} from './TextField';
import {signInText} from './startMessages';

/** A step, ticked once it is done. */
const Step = ({isDone, children}: {isDone: boolean; children: ReactNode}) => (
  <li className="step" data-done={isDone}>
    {isDone ? <span className="visually-hidden">{signInText.isDone}. </span> : null}
    {children}
  </li>
);

/** A value that is entered on AniList's page, with a button that copies it. */
const ToCopy = ({label, value, about, copied}: {label: string; value: string; about: string; copied: () => void}) => (
  <div className="copied ui-row">
    <span>
      {label} <code>{value}</code>
    </span>
    <CopyText label={signInText.copy} about={about} text={() => value} copied={copied} />
  </div>
);

/** The button that leads to AniList's question for permission; it is inactive until there is a client id. */
function SignInButton({isReady}: {isReady: boolean}) {
  const {session} = useServices();
  const leave = () => {
    const address = session.authorizeAddress();
    if (address) goToSignIn(address);
  };
  return (
    <div className="ui-row">
      <Button variant="primary" inactive={!isReady} onClick={leave}>
        {signInText.signIn}
      </Button>
      <span className="ui-note">{signInText.back}</span>
    </div>
  );
}

/** The three steps to create an own client, for builds that do not include one. */
function OwnClient() {
  const [id] = useSetting(clientId);
  const [isValid, setValid] = useState(true);
  const [done, setDone] = useState<readonly string[]>([]);
  const finish = (step: string) => setDone(all => [...all, step]);
  const titleId = useId();
  const hasId = isValid && id !== '';
  return (
    <>
      <ol className="steps">
        <Step isDone={hasId || done.includes('open')}>
          <RichText
            text={signInText.createClient}
            parts={{
              link: (
                // The steps stay open in this tab.
                <a href="/settings/developer" target="_blank" rel="noopener" onClick={() => finish('open')}>
                  {signInText.developerSettings}
                  {signInText.newTab}
                </a>
              ),
            }}
          />
          <p className="ui-note">{signInText.client}</p>
        </Step>
        <Step isDone={hasId || done.includes('address')}>
          {signInText.nameClient}
          <ToCopy label={signInText.name} value={build.name} about={signInText.ofName} copied={() => finish('name')} />
          <ToCopy
            label={signInText.address}
            value={`${build.origin}/home`}
            about={signInText.ofAddress}
            copied={() => finish('address')}
          />
        </Step>
        <Step isDone={hasId}>
          {signInText.enterId}
          <div className="ui-field">
            <span id={titleId}>{nameOf(clientId)}</span>
            <TextField setting={clientId} disabled={false} titleId={titleId} checked={setValid} />
          </div>
        </Step>
      </ol>
      <SignInButton isReady={hasId} />
    </>
  );
}

/** The way to sign in: one button, or the steps to create a client first. */
function SignedOut() {
  const [id] = useSetting(clientId);
  return (
    <>
      <p>
        <span>{signInText.signedOut}</span> <span>{signInText.notHere}</span>
      </p>
      <p>{signInText.why}</p>
      {build.clientId && !id ? <SignInButton isReady /> : <OwnClient />}
    </>
  );
}

/** The choices of the user while AniList refuses the sign-in. */
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

/** The account, until when the sign-in is valid, and the way out. */
function SignedIn() {
  const {session} = useServices();
  const expires = useSource(session, () => session.expires());
  return (
    <div className="ui-row">
      <span className="what">{expires === undefined ? null : signInText.endsLater(expires)}</span>
      <Button small onClick={() => session.signOut()}>
        {signInText.signOut}
      </Button>
    </div>
  );
}

/** Signs the script in, so that it can act for the user: save scores, like, reply. Signing out deletes the token. */
export function SignIn() {
  const {session} = useServices();
  const signedIn = useHasToken();
  const isRejected = useSource(session, session.isRejected);
  const section = useSection('sign-in');
  const titleId = useId();
  // The name is that of the site's user.
  const name = useSource(session, () => (session.account() === 'other' ? undefined : session.userName()));
  const signedInTitle = name ? signInText.signedInAs(name) : signInText.signedIn;
  return (
    <div {...section} className="panel ui-panel sign-in" role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>{isRejected ? signInText.rejected : signedIn ? signedInTitle : signInText.title}</h3>
      {isRejected ? <Rejected /> : signedIn ? <SignedIn /> : <SignedOut />}
    </div>
  );
}
