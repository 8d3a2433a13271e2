import type {UserListsParams} from '#host/pages/routes';
import {Alert} from '#ui/Alert';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useReplaceHost, useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {Grid} from './grid/Grid';
import {tableText as text} from './messages';
import type {TableModel} from './model';
import {QueryBar} from './query/QueryBar';
import {useListTable} from './query/useListTable';
import {ShareButton} from './ShareButton';
import {useSiteChoices} from './useSiteChoices';
import {useTableView} from './useTableView';

/** The number of entries that AniList returns of a list at most (API reference: MediaListCollection). */
const maxEntries = 11_000;

/** The reason why there are no rows. An error in the query is explained beside it. */
function reasonOf({lists, query, arrangement, isBusy}: TableModel, section: string | undefined) {
  if (!lists.entries.size) return text.empty;
  if (arrangement.rows.length || isBusy || query.problems.length) return undefined;
  const isKnown = lists.lists.some(({name}) => name.toLowerCase() === section?.toLowerCase());
  return section === undefined || isKnown ? text.noMatch : text.noSection(section);
}

function Table({section, ...model}: TableModel & {section: string | undefined}) {
  const {lists} = model;
  const reason = reasonOf(model, section);
  return (
    <>
      <div className="toolbar">
        <QueryBar {...model} />
        <ShareButton {...model} />
      </div>
      {lists.entries.size < maxEntries ? null : (
        <Alert kind="info" polite>
          {text.cut(maxEntries)}
        </Alert>
      )}
      {lists.entries.size ? <Grid {...model} /> : null}
      <p role="status">{reason}</p>
    </>
  );
}

function ListOfUser({userName, listType}: UserListsParams) {
  const [view, change] = useTableView(listType);
  const choices = useSiteChoices();
  const table = useListTable({userName, type: listType, view, change, ...choices});
  useReplaceHost(true);
  const texts = {noun: text.noun, missing: text.missing, signedOut: text.signedOut};
  return (
    <div className="ui-card">
      <AsyncAnswer
        answer={table}
        value={table.state === 'data' ? table.model : undefined}
        texts={texts}
        {...(table.state === 'failed' && {retry: table.retry})}
        whileLoading={<p role="status">{(table.state === 'loading' && table.progress) || text.loading}</p>}
      >
        {model => <Table {...model} section={choices.section} />}
      </AsyncAnswer>
    </div>
  );
}

/** The table that replaces the lists of a page. */
export default function ListTable(props: UserListsParams) {
  const {session} = useServices();
  const account = useSource(session, session.userName);
  // Another list, or the same one seen by another account, has nothing in common with this.
  return <ListOfUser key={`${props.userName} ${props.listType} ${account}`} {...props} />;
}
