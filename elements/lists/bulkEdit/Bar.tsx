import {useRef, useState} from 'react';

import type {UserListsParams} from '#host/pages/routes';
import {JobView} from '#kits/jobs/JobView';
import {OtherJobs} from '#kits/jobs/OtherJobs';
import {isSelectionOffered, listSelection, shownInTable} from '#kits/listTable/selection';
import {importRunOf} from '#services/imports/sharedRun';
import type {ListType} from '#services/lists/ownList';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {useTopLayer} from '#ui/useTopLayer';
import {EditPanel} from './EditPanel';
import {barText as text, otherText, runText} from './messages';

const none: ReadonlySet<number> = new Set();

/** The media ids of the selected entries of a list. */
function useSelected(type: ListType): ReadonlySet<number> {
  const selection = useSource(listSelection, listSelection.get);
  return selection?.type === type ? selection.mediaIds : none;
}

interface SelectionProps {
  selected: ReadonlySet<number>;
  type: ListType;
}

/** The number of selected entries, and buttons that select all or none. */
function Selection({selected, type}: SelectionProps) {
  const shown = useSource(shownInTable, shownInTable.get) ?? [];
  const hiddenCount = selected.size - shown.filter(id => selected.has(id)).length;
  return (
    <>
      <span role="status">{text.selected(selected.size, hiddenCount)}</span>
      <Button onClick={() => listSelection.set({type, mediaIds: new Set([...selected, ...shown])})}>{text.all}</Button>
      <Button onClick={() => listSelection.set(undefined)}>{text.none}</Button>
    </>
  );
}

/** The bulk edits of the account: the current one, those that wait, and those that can still be undone. */
function Jobs() {
  const run = importRunOf(useServices());
  const {job, others} = useSource(run, () => run.stateOf('bulkEdit'));
  return (
    <>
      {job ? <JobView run={run} job={job} level="h2" heading={runText.heading(job.rowCount)} texts={runText} /> : null}
      <OtherJobs run={run} others={others} texts={otherText} />
    </>
  );
}

/** At the bottom of the window while entries are selected, or a bulk edit is in progress or has ended. */
function Sheet({selected, type}: SelectionProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  useTopLayer(sheet);
  const close = () => {
    editButton.current?.focus();
    setEditing(false);
  };
  const started = () => {
    sheet.current?.focus();
    setEditing(false);
    listSelection.set(undefined);
  };
  return (
    <>
      <div className="room" />
      <div ref={sheet} popover="manual" className="sheet" role="region" aria-label={text.region} tabIndex={-1}>
        <div className="content">
          <Jobs />
          {isEditing ? <EditPanel selected={selected} type={type} close={close} started={started} /> : null}
        </div>
        {selected.size ? (
          <div className="bar ui-row">
            <Selection selected={selected} type={type} />
            <Button
              ref={editButton}
              variant={isEditing ? undefined : 'primary'}
              aria-expanded={isEditing}
              onClick={() => (isEditing ? close() : setEditing(true))}
            >
              {text.edit}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The selection of the list table, and what is done with it. */
export default function Bar({listType}: UserListsParams) {
  const isOffered = useSource(isSelectionOffered, isSelectionOffered.get);
  const selected = useSelected(listType);
  const run = importRunOf(useServices());
  const {job, others} = useSource(run, () => run.stateOf('bulkEdit'));
  if (!isOffered || (!selected.size && !job && !others.length)) return null;
  return <Sheet key={listType} selected={selected} type={listType} />;
}
