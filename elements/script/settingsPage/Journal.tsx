import {useEffect, useMemo, useState} from 'react';

import {keepOrder} from '#domain/value/keepOrder';
import type {ApiError} from '#services/api/apiError';
import {describeLine} from '#services/entries/announceChanges';
import {journalText} from '#services/entries/messages';
import {describeValues} from '#services/entries/writes';
import type {JobHead} from '#services/imports/importJob';
import {importRunOf} from '#services/imports/sharedRun';
import type {JournalEntry} from '#services/outbox/journal';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import {RelativeTime} from '#ui/RelativeTime';
import {useHeld} from '#ui/useHeld';
import {useSource} from '#ui/useSource';
import {JobRow} from './JobRow';
import {useSection} from './jump';
import {changeText} from './panelMessages';
import {sectionText} from './sectionMessages';
import {useWrites} from '#ui/useWrite';

/** Number of entries shown before the user asks for all. */
const few = 10;

/** The journal; read again whenever the outbox changes. */
function useJournal() {
  const {writes} = useApi();
  const list = useWrites();
  const [entries, setEntries] = useState<readonly JournalEntry[]>();
  useEffect(() => {
    let gone = false;
    void writes.journal().then(
      read => gone || setEntries(read),
      () => gone || setEntries([]),
    );
    return () => {
      gone = true;
    };
  }, [writes, list]);
  return entries;
}

type Outcome = {readonly text: string; readonly anyway: boolean};

function JournalRow({entry}: {entry: JournalEntry}) {
  const {writes} = useApi();
  const [outcome, setOutcome] = useState<Outcome>();
  const isBeingUndone = useWrites().some(({undoes, state}) => undoes === entry.id && state !== 'refused');
  const isUndone = entry.undone === true || isBeingUndone;
  const undo = (anyway: boolean) => {
    setOutcome(undefined);
    writes.undo(entry, anyway).then(
      undone =>
        undone.state === 'undone' ||
        setOutcome({
          text: undone.now ? journalText.changedSince(describeValues(undone.now, entry)) : journalText.gone,
          anyway: true,
        }),
      ({message}: ApiError) => setOutcome({text: journalText.notUndone(message), anyway: false}),
    );
  };
  return (
    <li className="ui-row">
      <span className="what">
        {describeLine(entry)} · <RelativeTime at={Math.floor(entry.at / 1000)} />
      </span>
      {isUndone ? (
        <span className="about">{changeText.undone}</span>
      ) : (
        <Button small aria-label={changeText.undoChange(describeLine(entry))} onClick={() => undo(false)}>
          {changeText.undo}
        </Button>
      )}
      {outcome ? (
        <span role="alert" className="outcome">
          {outcome.text}{' '}
          {outcome.anyway ? (
            <Button small onClick={() => undo(true)}>
              {changeText.undoAnyway}
            </Button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}

/** A change, or a job of many. */
type Line = JournalEntry | JobHead;
const isJob = (line: Line): line is JobHead => 'rowCount' in line;
const keyOf = (line: Line) => (isJob(line) ? `job ${line.at}` : line.id);

/** The most recent list changes that were sent, each with an undo button; those of a job are one. */
export function Journal() {
  const run = importRunOf(useServices());
  const {job, others} = useSource(run, run.get);
  const changes = useJournal();
  const now = useMemo(
    () => changes && [...changes, ...(job ? [job] : []), ...others].toSorted((a, b) => b.at - a.at),
    [changes, job, others],
  );
  // An undo adds a line, too.
  const [held, handlers] = useHeld(now);
  const entries = now && keepOrder(held ?? [], now, keyOf);
  const [all, setAll] = useState(false);
  const section = useSection('journal');
  const count = entries?.length ?? 0;
  const shown = (all ? entries : entries?.slice(0, few)) ?? [];
  return (
    <section {...section} className="panel ui-panel writes" aria-labelledby="journal">
      <h3 id="journal">{sectionText.journal}</h3>
      {entries?.length === 0 ? <p>{changeText.nothingSent}</p> : null}
      <ul className="ui-list" {...handlers}>
        {shown.map(line =>
          isJob(line) ? (
            <JobRow key={keyOf(line)} run={run} job={line} />
          ) : (
            <JournalRow key={keyOf(line)} entry={line} />
          ),
        )}
      </ul>
      {shown.length < count ? (
        <Button small onClick={() => setAll(true)}>
          {changeText.showAll(count)}
        </Button>
      ) : null}
    </section>
  );
}
