import {ExportButtons} from '#kits/tableExport/ExportButtons';
import type {JobHead} from '#services/imports/importJob';
import type {ImportRun} from '#services/imports/importRun';
import {runText as text} from './importMessages';
import {reportColumns, reportRows} from './report';

/** Buttons that save the outcome of every row of an import. */
export function ImportReport({run, job}: {run: ImportRun; job: JobHead}) {
  const report = async () => {
    const found = await run.details();
    return found ? reportRows(found.job, found.imported, run.get().outcome) : [];
  };
  return (
    <div className="ui-row">
      <span>{text.report}</span>
      <ExportButtons fileName={text.reportName(job.fileName)} columns={reportColumns} rows={report} isEmpty={false} />
    </div>
  );
}
