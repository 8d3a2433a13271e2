import {home} from '#host/pages/routes';
import {welcomePending} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useAddress} from '#ui/useAddress';
import {useSetting} from '#ui/useSetting';
import {useMobileHint} from './useMobileHint';
import {hintText} from './panelMessages';

function Hint() {
  const [isShown, turnOn, dismiss] = useMobileHint();
  if (!isShown) return null;
  return (
    <section className="hint ui-row" aria-label={hintText.section}>
      <p>{hintText.text}</p>
      <Button variant="primary" onClick={turnOn}>
        {hintText.turnOn}
      </Button>
      <Button variant="quiet" onClick={dismiss}>
        {hintText.dismiss}
      </Button>
    </section>
  );
}

/** Suggests mobile mode in windows narrower than 760 px, once; the welcome card does so where it is shown. */
export default function MobileHint() {
  const [isWelcome] = useSetting(welcomePending);
  const address = useAddress();
  return isWelcome && home.match(new URL(address)) ? null : <Hint />;
}
