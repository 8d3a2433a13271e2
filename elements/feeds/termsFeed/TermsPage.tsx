import {useState} from 'react';

import {Button} from '#ui/Button';
import {useApi, useReplaceHost} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {useHasToken, useIsRejected} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {Feed} from './Feed';
import {text} from './messages';

const SignedOut = () => (
  <p className="ui-card" role="status">
    {text.needsSignIn} <HostLink to="/settings/apps#aniscripts-sign-in">{text.signIn}</HostLink>
  </p>
);

/** The feed in place of the page's text, and a link back to that. */
export default function TermsPage() {
  const {accountEpoch} = useApi();
  const account = useSource(accountEpoch, accountEpoch.count);
  const hasToken = useHasToken();
  const isRejected = useIsRejected();
  const [isNative, setNative] = useState(false);
  useReplaceHost(!isNative);
  return (
    <div className={isNative ? 'terms' : 'terms whole'}>
      <div className="switch">
        <Button small onClick={() => setNative(!isNative)}>
          {isNative ? text.showFeed : text.showPrivacy}
        </Button>
      </div>
      {isNative ? null : hasToken ? (
        <Feed key={account} />
      ) : isRejected ? (
        <RejectedNote className="ui-card" />
      ) : (
        <SignedOut />
      )}
    </div>
  );
}
