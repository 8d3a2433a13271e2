import {useMemo, useState} from 'react';

import type {ExportColumn} from '#domain/export/table';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {Button} from '#ui/Button';
import {Table} from '#ui/table/Table';
import {text} from './messages';
import type {Report, ReportTable} from './report';

interface TableViewProps {
  table: ReportTable<object>;
  /** Begins the name of the exported file. */
  fileName: string;
}

/** A table with its heading, which folds it, and its exports. */
export function TableView({table, fileName}: TableViewProps) {
  const {title, columns, rows, empty} = table;
  const [isShown, setShown] = useState(true);
  const exported = useMemo(
    () =>
      columns.map((column): ExportColumn<object> => ({
        key: column.id,
        title: column.title,
        valueOf: row => column.value(row) ?? null,
      })),
    [columns],
  );
  return (
    <section aria-label={title}>
      <div className="ui-row">
        <h3>{title}</h3>
        <Button
          small
          variant="quiet"
          aria-expanded={isShown}
          aria-label={isShown ? text.hideTable(title) : text.showTable(title)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hide : text.show}
        </Button>
        <ExportButtons fileName={`${fileName} ${title}`} columns={exported} rows={() => rows} />
      </div>
      {isShown && rows.length ? <Table label={title} {...table} /> : null}
      {isShown && !rows.length ? <p className="ui-note">{empty}</p> : null}
    </section>
  );
}

/** What a statistic found: sentences, figures and tables. */
export function ReportView({report, fileName}: {report: Report; fileName: string}) {
  const {notes = [], lines = [], tables = []} = report;
  return (
    <>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {lines.length ? (
        <dl className="statistic-lines">
          {lines.map(({label, value}) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {tables.map(table => (
        <TableView key={table.title} table={table} fileName={fileName} />
      ))}
    </>
  );
}
