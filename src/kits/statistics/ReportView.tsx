import {useState} from 'react';

import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {Button} from '#ui/Button';
import {text} from './messages';
import type {Report, ReportTable} from './report';

interface TableViewProps {
  table: ReportTable;
  /** Beginning of the name of the exported file. */
  fileName: string;
  /** Whether it is initially folded. */
  isFolded?: boolean;
  /** Heading level on the page. */
  heading?: 'h2' | 'h3';
}

/** A table with its heading, which folds it, and its export buttons. */
export function TableView({
  table: {title, content, empty, columns, rows},
  fileName,
  isFolded = false,
  heading: Heading = 'h3',
}: TableViewProps) {
  const [isShown, setShown] = useState(!isFolded);
  return (
    <section className="ui-statistic-table" aria-label={title}>
      <div className="ui-row">
        <Heading>{title}</Heading>
        <Button
          small
          variant="quiet"
          aria-expanded={isShown}
          aria-label={isShown ? text.hideTable(title) : text.showTable(title)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hide : text.show}
        </Button>
        <ExportButtons fileName={`${fileName} ${title}`} columns={columns} rows={() => rows} />
      </div>
      {isShown ? (content ?? <p className="ui-note">{empty}</p>) : null}
    </section>
  );
}

/** The results of a statistic: sentences, figures and tables. */
export function ReportView({
  report: {notes = [], actions, lines = [], tables = []},
  fileName,
}: {
  report: Report;
  fileName: string;
}) {
  return (
    <>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      {actions}
      {lines.length ? (
        <dl className="ui-statistic-lines">
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
