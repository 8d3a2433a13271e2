import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {hidesSequels} from './settings';
import {checks, hiddenCount, isShown, retries} from './state';
import {text} from './messages';

/** The number of hidden sequels, with a button that shows them. */
function Hidden() {
  const count = useSource(hiddenCount, hiddenCount.get);
  const areShown = useSource(isShown, isShown.get);
  const {pending} = useSource(checks, checks.get);
  const result = count ? text.hidden(count) : '';
  const progress = pending.size ? text.checking : result;
  return (
    <>
      <p role="status" className="ui-note">
        {areShown ? text.shown : progress}
      </p>
      {areShown || count ? (
        <Button small onClick={() => isShown.set(!areShown)}>
          {areShown ? text.hide : text.show}
        </Button>
      ) : null}
    </>
  );
}

/** The number of titles that couldn't be checked, with a button that tries again. */
function Failed() {
  const {pending, failed} = useSource(checks, checks.get);
  if (!failed.size) return null;
  return (
    <>
      <p role="status" className="ui-note">
        {text.failed(failed.size)}
      </p>
      <Button small busy={pending.size > 0} onClick={retries.notify}>
        {text.retry}
      </Button>
    </>
  );
}

/** The box that hides sequels, and what it has hidden. */
export default function SequelFilter() {
  const [isChecked, save] = useSetting(hidesSequels);
  return (
    <div className="ui-row">
      <Check checked={isChecked} change={save}>
        {text.hideSequels}
      </Check>
      {isChecked ? (
        <>
          <Hidden />
          <Failed />
        </>
      ) : null}
    </div>
  );
}
