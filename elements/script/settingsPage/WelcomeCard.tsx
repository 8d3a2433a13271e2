import {useId, useRef, type KeyboardEvent} from 'react';

import {pressedKey} from '#domain/text/pressedKey';
import {rememberPlace} from '#services/signInPlace';
import {welcomePending} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {HostLink} from '#ui/link/HostLink';
import {useTopLayer} from '#ui/useTopLayer';
import {goTo} from '#host/dom/navigation';
import {fragmentOfSection, type SectionName} from './sections';
import {welcomeText} from './panelMessages';

const settingsPath = '/settings/apps';
const pathOf = (name: SectionName) => `${settingsPath}${fragmentOfSection(name)}`;

/** The link to the sign-in; without a client id it leads to the steps to get one. */
function SignInStep() {
  const address = useServices().session.authorizeAddress();
  return address ? (
    <a href={address} onClick={rememberPlace}>
      {welcomeText.signIn}
    </a>
  ) : (
    <HostLink to={pathOf('sign-in')}>{welcomeText.signIn}</HostLink>
  );
}

/** An introduction to the product and the first steps: presets, sign-in, settings. It stays until it is closed. */
function Card({close}: {close: () => void}) {
  const hasToken = useHasToken();
  const card = useRef<HTMLElement>(null);
  const title = useId();
  useTopLayer(card);
  const closeByKey = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <section ref={card} popover="manual" className="welcome" aria-labelledby={title} onKeyDown={closeByKey}>
      <div className="welcome-bar">
        <h2 id={title}>{welcomeText.title}</h2>
        <Button variant="quiet" icon className="ui-close" aria-label={welcomeText.close} onClick={close}>
          <span aria-hidden="true">×</span>
        </Button>
      </div>
      <p>{welcomeText.about}</p>
      <ul>
        <li>
          <HostLink to={pathOf('styles')}>{welcomeText.presets}</HostLink>
        </li>
        {hasToken ? null : (
          <li>
            <SignInStep />
          </li>
        )}
      </ul>
      <div className="ui-row">
        <Button variant="primary" onClick={() => goTo(settingsPath)}>
          {welcomeText.settings}
        </Button>
        <Button onClick={close}>{welcomeText.done}</Button>
      </div>
      <p>{welcomeText.where}</p>
    </section>
  );
}

/** The card for new users, until it is dismissed in this or another tab. */
export default function WelcomeCard() {
  const [isPending, setPending] = useSetting(welcomePending);
  return isPending ? <Card close={() => setPending(false)} /> : null;
}
