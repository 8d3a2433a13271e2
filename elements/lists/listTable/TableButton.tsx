import {isTableShown} from '#host/pages/lists/column';
import {Button} from '#ui/Button';
import {useSource} from '#ui/useSource';
import {tableText as text} from './messages';

/** The button that shows the table instead of the site's lists, or those again. */
export default function TableButton() {
  const isShown = useSource(isTableShown, isTableShown.get);
  return (
    <Button aria-pressed={isShown} onClick={() => isTableShown.set(!isShown)}>
      {text.open}
    </Button>
  );
}
