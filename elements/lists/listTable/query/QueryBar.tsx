import type {ReactNode} from 'react';

import {ExportMenu} from '../export/ExportMenu';
import type {TableModel} from '../model';
import {QueryField} from './QueryField';
import {SavedViews} from './SavedViews';

/** The saved views, the field of the query with its meaning in words, and the exports, beside other tools. */
export function QueryBar({children, ...model}: TableModel & {children?: ReactNode}) {
  return (
    <div className="query-bar">
      <SavedViews {...model} />
      <QueryField {...model}>
        <ExportMenu {...model} />
        {children}
      </QueryField>
    </div>
  );
}
