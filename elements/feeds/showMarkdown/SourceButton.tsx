import {useSource} from '#ui/useSource';
import {shown} from './state';

/** Shows the source of the post in the place of the rendered text, or that again. */
export default function SourceButton({activityId}: {activityId: number}) {
  const isShown = useSource(shown, shown.get) === activityId;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label="Source of the text"
      title={isShown ? 'Show the text' : 'Show the source'}
      onClick={() => shown.set(isShown ? undefined : activityId)}
    >
      &lt;/&gt;
    </button>
  );
}
