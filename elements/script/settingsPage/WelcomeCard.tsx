import {useId, useRef, type KeyboardEvent, type ReactNode} from 'react';

import {rememberPlace} from '#services/signInPlace';
import {welcomePending} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useHasToken} from '#ui/useHasToken';
import {useSetting} from '#ui/useSetting';
import {useTopLayer} from '#ui/useTopLayer';
import {goTo} from '#host/dom/navigation';
import {fragmentOfSection, type SectionName} from './sections';
import {welcomeText} from './panelMessages';

const settingsPath = '/settings/apps';
const pathOf = (name: SectionName) => `${settingsPath}${fragmentOfSection(name)}`;

interface StepProps {
  path: string;
  go: (path: string) => void;
  children: ReactNode;
}

/** A link within the site. */
const Step = ({path, go, children}: StepProps) => (
  <a
    href={path}
    onClick={event => {
      event.preventDefault();
      go(path);
    }}
  >
    {children}
  </a>
);

/** The link to the sign-in; without a client id it leads to the steps to get one. */
function SignInStep({close, go}: {close: () => void; go: (path: string) => void}) {
  const address = useServices().session.authorizeAddress();
  const leave = () => {
    rememberPlace();
    close();
  };
  return address ? (
    <a href={address} onClick={leave}>
      {welcomeText.signIn}
    </a>
  ) : (
    <Step path={pathOf('sign-in')} go={go}>
      {welcomeText.signIn}
    </Step>
  );
}

/** What the product is and the first steps with it: presets, sign-in, settings. Each of them puts it away, as the close button and Escape do. */
function Card({close}: {close: () => void}) {
  const hasToken = useHasToken();
  const card = useRef<HTMLElement>(null);
  const title = useId();
  useTopLayer(card);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const go = (path: string) => {
    close();
    goTo(path);
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
          <Step path={pathOf('all')} go={go}>
            {welcomeText.presets}
          </Step>
        </li>
        {hasToken ? null : (
          <li>
            <SignInStep close={close} go={go} />
          </li>
        )}
      </ul>
      <div className="ui-row">
        <Button variant="primary" onClick={() => go(settingsPath)}>
          {welcomeText.settings}
        </Button>
        <span>{welcomeText.where}</span>
      </div>
    </section>
  );
}

/** The card for newcomers, until it is put away in this or another tab. */
export default function WelcomeCard() {
  const [isPending, setPending] = useSetting(welcomePending);
  return isPending ? <Card close={() => setPending(false)} /> : null;
}
