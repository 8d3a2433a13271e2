import type {Need} from '#services/features';
import {useServices} from '#ui/context';

const reasons: Readonly<Record<Need, string>> = {
  user: 'Needs you to be signed in to the site.',
  token: 'Needs the script to be signed in.',
  desktop: 'Switched off in mobile mode.',
};

/** A link for obtaining what is missing, where there is one. */
function NeedLink({need}: {need: Need}) {
  const {session} = useServices();
  const address = session.authorizeAddress();
  if (need === 'user') return <a href="/login">Sign in</a>;
  if (need !== 'token') return null;
  return address ? <a href={address}>Sign in with the script</a> : <a href="#aniscripts-sign-in">How to sign in</a>;
}

/** Why a feature that is switched on does not run, and what to do about it. */
export function Missing({needs}: {needs: readonly Need[]}) {
  return needs.map(need => (
    <p key={need} className="reason">
      {reasons[need]} <NeedLink need={need} />
    </p>
  ));
}
