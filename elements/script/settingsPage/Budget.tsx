import {featureNamed} from '#services/settings/featureNamed';
import {useServices} from '#ui/context';
import {useBudget} from '#ui/useBudget';
import {useSection} from './jump';
import {budgetText} from './panelMessages';
import {sectionText} from './sectionMessages';

/** A count in words. It can be a fraction, because a request for several features is divided equally among them. */
const inWords = (count: number) => (count < 0.5 ? budgetText.few : budgetText.count(Math.round(count)));

/** Number of requests per feature, highest first. */
function Counts({counts, since}: {counts: Readonly<Record<string, number>>; since: number}) {
  const {catalogue} = useServices();
  const byFeature = new Map<string, number>();
  // An older version may have counted under another spelling.
  for (const [id, count] of Object.entries(counts)) {
    const known = featureNamed(catalogue, id)?.feature.id ?? id;
    byFeature.set(known, (byFeature.get(known) ?? 0) + count);
  }
  const all = [...byFeature].toSorted(([, a], [, b]) => b - a);
  if (!all.length) return null;
  const nameOf = (id: string) => catalogue.find(each => each.id === id)?.name;
  return (
    <details>
      <summary>{budgetText.byFeature(since)}</summary>
      <ul>
        {all.map(([id, count]) => (
          <li key={id}>
            {nameOf(id) ? <a href={`#${id}`}>{nameOf(id)}</a> : id}: {inWords(count)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The API's rate limit budget, which all tabs share. */
export function Budget() {
  const {remaining, max, pendingCalls, waitingTabs, counts, countedFrom} = useBudget();
  const section = useSection('requests');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="budget">
      <h3 id="budget">{sectionText.requests}</h3>
      <p>
        {budgetText.left(remaining, max)}
        {pendingCalls ? ` ${budgetText.waitingHere(pendingCalls)}` : ''}
        {waitingTabs ? ` ${budgetText.waitingTabs(waitingTabs)}` : ''}
      </p>
      <Counts counts={counts} since={countedFrom} />
    </div>
  );
}
