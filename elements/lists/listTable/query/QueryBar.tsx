import {ExportMenu} from '../export/ExportMenu';
import type {TableModel} from '../model';
import {QueryField} from './QueryField';
import {SavedViews} from './SavedViews';

/** The saved views, the field of the query with its meaning in words, and the exports. */
export function QueryBar(model: TableModel) {
  return (
    <div className="query-bar">
      <SavedViews {...model} />
      <QueryField {...model}>
        <ExportMenu {...model} />
      </QueryField>
    </div>
  );
}
