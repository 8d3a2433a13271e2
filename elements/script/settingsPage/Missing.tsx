import type {Need} from '#services/features';
import {rememberPlace} from '#services/signInPlace';
import {useServices} from '#ui/context';
import {SectionLink} from './SectionLink';
import {needText} from './messages';

/** A link for meeting a need, if there is one. */
function NeedLink({need}: {need: Need}) {
  const {session} = useServices();
  const address = session.authorizeAddress();
  if (need === 'user') return <a href="/login">{needText.signIn}</a>;
  if (need !== 'token') return null;
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
