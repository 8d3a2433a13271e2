import {useServices} from '#ui/context';
import {useBudget} from '#ui/useBudget';

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB');

/** Counts can be fractions, because a request for several features is divided equally among them. */
const textOf = (count: number) => (count < 0.1 ? 'less than 0.1' : String(Math.round(count * 10) / 10));

/** Number of requests per feature, highest first. */
function Counts({counts, since}: {counts: Readonly<Record<string, number>>; since: number}) {
  const {catalogue} = useServices();
  const all = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  if (!all.length) return null;
  const known = new Set(catalogue.map(({id}) => id));
  return (
    <details>
      <summary>Calls by feature since {timeOf(since)}</summary>
      <ul>
        {all.map(([id, count]) => (
          <li key={id}>
            {known.has(id) ? <a href={`#${id}`}>{id}</a> : id}: {textOf(count)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The API's rate limit budget, which all tabs share. */
export function Budget() {
  const {remaining, max, pausedUntil, pendingCalls, waitingTabs, counts, countedFrom} = useBudget();
  return (
    <div className="panel ui-panel" role="group" aria-labelledby="budget">
      <h3 id="budget">Calls to the API</h3>
      <p>
        {remaining} of {max} calls are left in this minute, for all tabs together.
        {pendingCalls ? ` ${pendingCalls} ${pendingCalls === 1 ? 'waits' : 'wait'} here.` : ''}
        {waitingTabs ? ` ${waitingTabs} other ${waitingTabs === 1 ? 'tab waits' : 'tabs wait'}, too.` : ''}
      </p>
      <p role="status">
        {pausedUntil === undefined
          ? null
          : `The API takes no calls until ${timeOf(pausedUntil)}. What is shown meanwhile may be older.`}
      </p>
      <Counts counts={counts} since={countedFrom} />
    </div>
  );
}
