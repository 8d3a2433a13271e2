import {useState} from 'react';

import {fileNameOf} from '#domain/export/fileName';
import {toCsv} from '#domain/export/table';
import {malExport, type ExportChoice, type ExportedFile} from '#kits/malExport/malExport';
import {MalChoices} from '#kits/malExport/MalChoices';
import {text as malText} from '#kits/malExport/messages';
import {listColumns, ownFile} from './files/exportList';
import {fetchWholeList, type WholeList} from '#services/imports/wholeList';
import {runText} from '#services/imports/messages';
import type {ListType} from '#services/lists/ownList';
import {AppsAlert} from '#kits/jobs/AppsAlert';
import {RejectedNote} from '#ui/answer/RejectedNote';
import {Button} from '#ui/Button';
import {useElementContext, useServices} from '#ui/context';
import {downloadFile} from '#ui/downloadFile';
import {TaskProgress} from '#ui/progress/TaskProgress';
import {useIsRejected} from '#ui/useHasToken';
import {useSource} from '#ui/useSource';
import {useLongTask} from '#ui/progress/useLongTask';
import {exportText} from './exportMessages';

interface Format {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly extension: string;
  readonly mime: string;
  readonly make: (
    list: WholeList,
    about: {type: ListType; url: string; at: number},
    choice: ExportChoice,
  ) => ExportedFile;
}

const whole = (file: string): ExportedFile => ({file, without: 0, hidden: 0, notes: 0});

const formats: readonly Format[] = [
  {
    id: 'own',
    title: exportText.exportOwn,
    hint: exportText.exportOwnHint,
    extension: 'json',
    mime: 'application/json',
    make: (list, about) => whole(ownFile(list, about)),
  },
  {
    id: 'mal',
    title: malText.mal,
    hint: malText.malHint,
    extension: 'xml',
    mime: 'text/xml',
    make: (list, {type}, choice) => malExport(list, type, choice),
  },
  {
    id: 'csv',
    title: exportText.exportCsv,
    hint: exportText.exportCsvHint,
    extension: 'csv',
    mime: 'text/csv;charset=utf-8',
    make: list => whole(toCsv(listColumns(list), [...list.entries.values()], navigator.language)),
  },
];

/** The saved file: its number of entries, and what it leaves out. */
interface Saved extends Omit<ExportedFile, 'file'> {
  readonly count: number;
  /** Entries that AniList left out of the list. */
  readonly cut: number;
}

/** A note that AniList returns only public entries without the sign-in of the list's owner. */
function PublicNote() {
  const {session} = useServices();
  const isRejected = useIsRejected();
  const needs = useSource(session, () => {
    if (session.token() === undefined) return exportText.exportWithoutSignIn;
    return session.account() === 'other' ? exportText.exportOtherAccount : undefined;
  });
  if (isRejected) return <RejectedNote />;
  if (needs === undefined) return null;
  return <AppsAlert kind="warning" polite text={needs} />;
}

/** Saves the user's own list as a file. */
export function ExportForm({type, userName}: {type: ListType; userName: string}) {
  const {services, featureId} = useElementContext();
  const {now, start, stop} = useLongTask<Saved>();
  const [choice, setChoice] = useState<ExportChoice>({hidden: false, notes: false});
  const save = ({make, extension, mime}: Format) =>
    start(async ({signal}): Promise<Saved> => {
      const list = await fetchWholeList(services.apiFor(featureId), {userName, type, featureId, signal});
      if (!list) throw new Error(runText.noList(userName));
      const {file, ...left} = make(list, {type, url: location.href, at: services.clock.now()}, choice);
      if (!signal.aborted) downloadFile(fileNameOf(malText.fileName(type, userName), extension), file, mime);
      return {count: list.entries.size - left.without - left.hidden, ...left, cut: list.cut?.missingCount ?? 0};
    });
  return (
    <div className="form">
      <div className="ui-row">
        {formats.map(format => (
          <Button key={format.id} title={format.hint} inactive={now.state === 'running'} onClick={() => save(format)}>
            {format.title}
          </Button>
        ))}
      </div>
      <MalChoices choice={choice} change={setChoice} />
      <p className="ui-note">{exportText.exportLimits}</p>
      <PublicNote />
      <TaskProgress now={now} label={malText.requesting} stop={stop} failed={malText.notSaved} />
      <p className="ui-note" role="status">
        {now.state === 'done' ? malText.saved(now.result) : ''}
      </p>
    </div>
  );
}
