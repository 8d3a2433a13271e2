import {hideLikes} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {view} from './state';
import {text} from './messages';

/** Below the filters: a switch between the two lists of notifications, and whether they include likes. */
export default function Controls() {
  const {isNative, isUnknownMarkup} = useSource(view, view.get);
  const [hidesLikes, hide] = useSetting(hideLikes);
  return (
    <div className="controls">
      {isUnknownMarkup ? (
        <p role="status">{text.unknownMarkup}</p>
      ) : (
        <Button variant="plain" onClick={() => view.change({isNative: !isNative})}>
          {isNative ? text.seeGrouped : text.seeNative}
        </Button>
      )}
      <Check checked={hidesLikes} change={hide}>
        {text.hideLikes}
      </Check>
    </div>
  );
}
