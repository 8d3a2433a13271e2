import {build} from '#platform/platform';
import type {Need} from '#services/features';
import {mobileFriendly} from '#services/settings/shared';
import {rememberPlace} from '#services/signInPlace';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {SectionLink} from './SectionLink';
import {needText} from './rowMessages';

/** A link or button for meeting a need. */
function NeedLink({need}: {need: Need}) {
  const {session, settings} = useServices();
  const address = session.authorizeAddress();
  if (need === 'edition') return <a href={`${build.installPage}#which`}>{needText.otherEditions}</a>;
  if (need === 'user') return <a href="/login">{needText.signIn}</a>;
  if (need === 'desktop')
    return (
      <Button small onClick={() => settings.set(mobileFriendly, false)}>
        {needText.leaveMobile}
      </Button>
    );
  return address ? (
    <a href={address} onClick={rememberPlace}>
      {needText.signInToAutomail}
    </a>
  ) : (
    <SectionLink name="sign-in">{needText.howToSignIn}</SectionLink>
  );
}

/** The reason why a feature that is switched on does not run, and how to fix that. */
export function Missing({needs}: {needs: readonly Need[]}) {
  return needs.map(need => (
    <p key={need} className="reason">
      {needText[need]} <NeedLink need={need} />
    </p>
  ));
}
