import {build} from '#platform/platform';
import {hideLikes} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {useSource} from '#ui/useSource';
import {view} from './state';

/** Below the filters: a switch between the two lists of notifications, and whether they include likes. */
export default function Controls() {
  const {isNative, isUnknownMarkup} = useSource(view, view.get);
  const [hidesLikes, hide] = useSetting(hideLikes);
  return (
    <div className="controls">
      {isUnknownMarkup ? (
        <p role="status">
          The notifications cannot be grouped: the site shows them in a form that {build.name} does not know. This is
          the list of the site.
        </p>
      ) : (
        <Button variant="plain" onClick={() => view.change({isNative: !isNative})}>
          {isNative ? `See ${build.name} notifications` : 'See native notifications'}
        </Button>
      )}
      <label className="ui-check">
        <input type="checkbox" checked={hidesLikes} onChange={event => hide(event.target.checked)} />
        Hide like notifications
      </label>
    </div>
  );
}
