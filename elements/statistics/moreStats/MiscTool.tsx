import {useId, useState} from 'react';

import type {Subject} from '#kits/statistics/statistic';
import {StatisticRun} from '#kits/statistics/StatisticRun';
import {queries} from './queries/queries';
import {text} from './messages';

/** The choice of a question about a user, with its options and results. */
export function MiscTool({subject}: {subject: Subject}) {
  const [chosen, setChosen] = useState('');
  const id = useId();
  const statistic = queries.find(each => each.id === chosen);
  return (
    <section className="tool" aria-labelledby={id}>
      <h2 id={id}>{text.toolTitle}</h2>
      <label className="ui-field">
        {text.query}
        <select className="ui-select" value={chosen} onChange={({target}) => setChosen(target.value)}>
          <option value="">{text.choose}</option>
          {queries.map(query => (
            <option key={query.id} value={query.id}>
              {query.title}
            </option>
          ))}
        </select>
      </label>
      {statistic ? (
        <StatisticRun
          key={`${statistic.id} ${subject.userName} ${subject.listType}`}
          statistic={statistic}
          subject={subject}
        />
      ) : null}
    </section>
  );
}
