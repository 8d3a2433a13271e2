import {useState} from 'react';

import type {ExportDetails} from '#domain/export/table';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {Button} from '#ui/Button';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {text} from './messages';
import type {Report, ReportTable} from './report';

/** The subject of a table, which its JSON contains. */
interface About {
  readonly user?: string | undefined;
  readonly type?: 'ANIME' | 'MANGA' | undefined;
}

interface TableViewProps {
  table: ReportTable;
  /** Beginning of the name of the exported file. */
  fileName: string;
  about?: About | undefined;
  /** Whether it is initially folded. */
  isFolded?: boolean;
  /** Heading level on the page. */
  heading?: 'h2' | 'h3';
}

/** A table with its heading, which folds it, and its export buttons. */
export function TableView({
  table: {title, content, empty, columnsFor, rows},
  fileName,
  about,
  isFolded = false,
  heading: Heading = 'h3',
}: TableViewProps) {
  const [isShown, setShown] = useState(!isFolded);
  const [visible, setVisible] = useState<readonly number[]>();
  const titleOf = useTitleOf();
  return (
    <section className="ui-statistic-table" aria-label={title}>
      <div className="ui-row">
        <Heading>{title}</Heading>
        <Button
          icon
          variant="quiet"
          className="ui-chevron"
          aria-expanded={isShown}
          aria-label={isShown ? text.hideTable(title) : text.showTable(title)}
          title={isShown ? text.hideTable(title) : text.showTable(title)}
          onClick={() => setShown(!isShown)}
        />
        <ExportButtons
          fileName={`${fileName} ${title}`}
          columns={columnsFor(titleOf)}
          rows={() => visible ?? rows}
          describe={(): ExportDetails => ({...about})}
        />
      </div>
      {isShown ? (content(setVisible) ?? <p className="ui-note">{empty}</p>) : null}
    </section>
  );
}

/** The results of a statistic: sentences, figures and tables. */
export function ReportView({
  report: {notes = [], actions, lines = [], tables = []},
  fileName,
  about,
}: {
  report: Report;
  fileName: string;
  about?: About;
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
        <TableView key={table.title} table={table} fileName={fileName} about={about} />
      ))}
    </>
  );
}
