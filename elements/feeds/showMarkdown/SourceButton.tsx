import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {shown} from './state';
import {text} from './messages';

/** Switches between the source and the rendered text of a post. */
export default function SourceButton({activityId}: {activityId: number}) {
  const isShown = useSource(shown, shown.get) === activityId;
  return (
    <Button
      variant="quiet"
      small
      pressed={isShown}
      aria-label={text.source}
      title={isShown ? text.showText : text.showSource}
      onClick={() => shown.set(isShown ? undefined : activityId)}
    >
      &lt;/&gt;
    </Button>
  );
}
