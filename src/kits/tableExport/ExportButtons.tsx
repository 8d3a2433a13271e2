import {useId, useState} from 'react';

import {fileNameOf} from '#domain/export/fileName';
import {toCsv, toJson, type ExportColumn, type ExportDetails} from '#domain/export/table';
import {build} from '#platform/platform';
import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import {text} from './messages';

interface ExportButtonsProps<Row> {
  /** Name of the file, without extension. Any text is made a valid file name. */
  fileName: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows in the order of the file. Also called when rendering, so it must return existing rows, unless `isEmpty`. */
  rows: () => readonly Row[] | Promise<readonly Row[]>;
  /** Whether there are no rows, if `rows` creates or reads them. */
  isEmpty?: boolean;
  /** Additional data in the JSON beside the time, for instance the owner of the table. */
  describe?: () => ExportDetails;
}

const hasNone = (rows: readonly unknown[] | Promise<unknown>) => 'length' in rows && !rows.length;

/** Two buttons that save a table as a file, created in the browser without a request (rule export-1). */
export function ExportButtons<Row>({
  fileName,
  columns,
  rows,
  isEmpty = hasNone(rows()),
  describe,
}: ExportButtonsProps<Row>) {
  const [hasFailed, setHasFailed] = useState(false);
  const reasonId = useId();
  const {clock} = useServices();
  const save = async (extension: string, type: string, contentOf: (all: readonly Row[]) => string) => {
    try {
      const found = rows();
      downloadFile(fileNameOf(fileName, extension), contentOf('length' in found ? found : await found), type);
      setHasFailed(false);
    } catch (error) {
      console.error(`[${build.name}] the export of a table failed`, error);
      setHasFailed(true);
    }
  };
  const shared = {small: true, inactive: isEmpty, 'aria-describedby': isEmpty ? reasonId : undefined};
  return (
    <div className="ui-row" role="group" aria-label={text.group}>
      <Button
        {...shared}
        title={text.csvHint}
        onClick={() => void save('csv', 'text/csv;charset=utf-8', all => toCsv(columns, all, navigator.language))}
      >
        {text.csv}
      </Button>
      <Button
        {...shared}
        title={text.jsonHint}
        onClick={() =>
          void save('json', 'application/json', all =>
            toJson(columns, all, {...describe?.(), time: new Date(clock.now()).toISOString()}),
          )
        }
      >
        {text.json}
      </Button>
      {isEmpty ? (
        <span id={reasonId} className="ui-note">
          {text.empty}
        </span>
      ) : null}
      {hasFailed ? <Alert as="span">{text.failed}</Alert> : null}
    </div>
  );
}
