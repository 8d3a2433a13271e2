import {isTableShown} from '#host/pages/lists/column';
import type {UserListsParams} from '#host/pages/routes';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {writeTable} from './addressOfTable';
import {tableText as text} from './messages';
import {storeLayout} from './settings';

/** The button that shows the table instead of the site's lists, or those again. */
export default function TableButton({listType}: UserListsParams) {
  const {settings} = useServices();
  const isShown = useSource(isTableShown, isTableShown.get);
  const toggle = () => {
    storeLayout(settings, listType, {isOpen: !isShown});
    isTableShown.set(!isShown);
    if (isShown) writeTable(undefined);
  };
  return (
    <Button className="start" pressed={isShown} onClick={toggle}>
      {text.open}
    </Button>
  );
}
