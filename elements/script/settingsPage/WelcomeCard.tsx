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
import {useMobileHint} from './useMobileHint';
import {hintText, welcomeText} from './panelMessages';

const settingsPath = '/settings/apps';
const pathOf = (name: SectionName) => `${settingsPath}${fragmentOfSection(name)}`;

/** The link to the sign-in; without a client id it leads to the steps to get one. */
function SignInStep() {
  const address = useServices().session.authorizeAddress();
  return address ? (
    <a className="ui-button" href={address} onClick={rememberPlace}>
      {welcomeText.signIn}
    </a>
  ) : (
    <HostLink className="ui-button" to={pathOf('sign-in')}>
      {welcomeText.signIn}
    </HostLink>
  );
}

/** The suggestion of mobile mode as a line of the card. */
function HintLine() {
  const [isShown, turnOn] = useMobileHint();
  return isShown ? (
    <p>
      {hintText.text}{' '}
      <Button variant="plain" small onClick={turnOn}>
        {hintText.turnOn}
      </Button>
    </p>
  ) : null;
}

/** One sentence about the product and the first steps: settings and sign-in. */
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
    <section ref={card} popover="manual" className="welcome ui-card" aria-labelledby={title} onKeyDown={closeByKey}>
      <h2 id={title}>{welcomeText.title}</h2>
      <p>{welcomeText.about}</p>
      <div className="ui-row">
        <Button variant="primary" onClick={() => goTo(settingsPath)}>
          {welcomeText.settings}
        </Button>
        {hasToken ? null : <SignInStep />}
      </div>
      {matchMedia('(max-width: 759.9px)').matches ? <HintLine /> : null}
      <Button variant="quiet" icon className="ui-close" aria-label={welcomeText.close} onClick={close}>
        <span aria-hidden="true">×</span>
      </Button>
    </section>
  );
}

/** The card for new users, until it is dismissed or the settings are opened, in this or another tab. */
export default function WelcomeCard() {
  const [isPending, setPending] = useSetting(welcomePending);
  return isPending ? <Card close={() => setPending(false)} /> : null;
}
