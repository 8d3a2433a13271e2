import {isSameName} from '#domain/compare/people';
import {hasErrors} from '#domain/list/query/query';
import type {UserListsParams} from '#host/pages/routes';
import {Alert} from '#ui/Alert';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import type {Answer} from '#ui/answer/problem';
import {useReplaceHost, useServices} from '#ui/context';
import {HostLink} from '#ui/link/HostLink';
import {useSource} from '#ui/useSource';
import {Grid} from './grid/Grid';
import {tableText as text} from './messages';
import type {TableModel} from './model';
import {idsIn} from './query/arrange';
import {QueryBar} from './query/QueryBar';
import {useListTable, type TableState} from './query/useListTable';
import {ShareButton} from './ShareButton';
import {useSiteChoices} from './useSiteChoices';
import {useTableView} from './useTableView';

/** The number of entries that AniList returns of a list at most (API reference: MediaListCollection). */
const maxEntries = 11_000;

/** The reason why the table is empty. An error in the query is explained beside it. */
function reasonOf({lists, query, arrangement, isBusy}: TableModel, section: string | undefined) {
  if (!lists.entries.size) return text.empty;
  if (arrangement.rows.length || isBusy || hasErrors(query)) return undefined;
  return section === undefined || idsIn(lists, section).size ? text.noMatch : text.noSection(section);
}

function Table({section, ...model}: TableModel & {section: string | undefined}) {
  const {lists, userName, isOwn} = model;
  const {session} = useServices();
  const reason = reasonOf(model, section);
  return (
    <>
      <div className="toolbar">
        <QueryBar {...model}>
          <ShareButton {...model} />
        </QueryBar>
      </div>
      {!isOwn && isSameName(userName, session.userName() ?? '') ? (
        <p className="ui-note">
          {text.publicOnly} <HostLink to="/settings/apps#aniscripts-sign-in">{text.signIn}</HostLink>
        </p>
      ) : null}
      {lists.entries.size < maxEntries ? null : (
        <Alert kind="info" polite>
          {text.cut(maxEntries)}
        </Alert>
      )}
      {lists.entries.size ? <Grid {...model} /> : null}
      <p role="status" className="reason">
        {reason}
      </p>
    </>
  );
}

/** The state of the table as that of an answer. */
const answerOf = (table: TableState): Answer =>
  'until' in table ? table : {state: table.error ? 'failed' : 'data', error: table.error};

function ListOfUser({userName, listType}: UserListsParams) {
  const [view, change] = useTableView(listType);
  const choices = useSiteChoices();
  const table = useListTable({userName, type: listType, view, change, ...choices});
  useReplaceHost(true);
  return (
    <div className="ui-card">
      <AsyncAnswer
        answer={answerOf(table)}
        value={table.state === 'data' ? table.model : undefined}
        texts={{noun: text.noun, missing: text.missing}}
        stale="reason"
        {...('retry' in table && {retry: table.retry})}
        whileLoading={'progress' in table && table.progress ? <p role="status">{table.progress}</p> : undefined}
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
