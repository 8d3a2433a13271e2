import type {UserListsParams} from '#host/pages/routes';
import {Grid} from './grid/Grid';
import {QueryBar} from './query/QueryBar';
import {useListTable} from './query/useListTable';
import {tableText as text} from './messages';
import {useTableView} from './useTableView';

/** The table that replaces the lists of a page. */
export default function ListTable({userName, listType}: UserListsParams) {
  const [view, change] = useTableView(listType);
  const table = useListTable({userName, type: listType, view, change, section: undefined, siteText: ''});
  if (table.state !== 'data') return <p role="status">{text.loading}</p>;
  return (
    <div className="ui-card">
      <QueryBar {...table.model} />
      <Grid {...table.model} />
    </div>
  );
}
