import {useState} from 'react';

import {fileNameOf} from '#domain/export/fileName';
import {exportColumns} from '#domain/list/table/exportColumns';
import {malExport, type ExportChoice, type ExportedFile} from '#kits/malExport/malExport';
import {MalChoices} from '#kits/malExport/MalChoices';
import {text as malText} from '#kits/malExport/messages';
import {ExportButtons} from '#kits/tableExport/ExportButtons';
import {runText} from '#services/imports/messages';
import {fetchWholeList, type WholeEntry} from '#services/imports/wholeList';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import {PanelButton} from '#ui/panel/PanelButton';
import {TaskProgress} from '#ui/progress/TaskProgress';
import {useLongTask} from '#ui/progress/useLongTask';
import type {Arrangement, TableModel, TableRow} from '../model';
import {text} from '../query/messages';

type ExportProps = Pick<TableModel, 'userName' | 'type' | 'isOwn' | 'view' | 'arrangement'>;

/** The rows as they are shown, each once, although it may be in several groups. */
const rowsIn = ({lines}: Arrangement): readonly TableRow[] => [
  ...new Set(lines.flatMap(line => (line.kind === 'row' ? line.row : []))),
];

interface Saved extends Omit<ExportedFile, 'file'> {
  readonly count: number;
  readonly cut: number;
}

/** Saves what is shown of the user's own list for MyAnimeList, whose ids the list on this page doesn't have. */
function MalForm({userName, type, arrangement}: ExportProps) {
  const {services, featureId} = useElementContext();
  const {now, start, stop} = useLongTask<Saved>();
  const [choice, setChoice] = useState<ExportChoice>({hidden: false, notes: false});
  const save = () =>
    start(async ({signal}): Promise<Saved> => {
      const list = await fetchWholeList(services.apiFor(featureId), {userName, type, featureId, signal});
      if (!list) throw new Error(runText.noList(userName));
      const entries = new Map<number, WholeEntry>();
      for (const {entry} of rowsIn(arrangement)) {
        const found = list.entries.get(entry.mediaId);
        if (found) entries.set(entry.mediaId, found);
      }
      const {file, ...left} = malExport({...list, entries}, type, choice);
      if (!signal.aborted) downloadFile(fileNameOf(malText.fileName(type, userName), 'xml'), file, 'text/xml');
      return {...left, count: entries.size - left.without - left.hidden, cut: arrangement.rows.length - entries.size};
    });
  return (
    <>
      <Button small title={malText.malHint} inactive={now.state === 'running'} onClick={save}>
        {malText.mal}
      </Button>
      <MalChoices choice={choice} change={setChoice} />
      <TaskProgress now={now} label={malText.requesting} stop={stop} failed={malText.notSaved} />
      <p className="ui-note" role="status">
        {now.state === 'done' ? malText.saved(now.result) : ''}
      </p>
    </>
  );
}

/** A button that opens the exports of what is shown. */
export function ExportMenu(props: ExportProps) {
  const {userName, type, isOwn, view, arrangement} = props;
  return (
    <PanelButton label={text.export} name={text.export} className="table-export">
      <p className="ui-note">{text.exportNote}</p>
      <ExportButtons
        fileName={malText.fileName(type, userName)}
        columns={exportColumns(view.columns)}
        rows={() => rowsIn(arrangement)}
        isEmpty={!arrangement.rows.length}
        describe={() => ({user: userName, type, query: view.query})}
      />
      {isOwn ? <MalForm {...props} /> : null}
    </PanelButton>
  );
}
