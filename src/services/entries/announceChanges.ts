import {watchElements} from '#host/dom/observe';
import {listEditorBody} from '#host/pages/listEditor/anchors';
import type {BaseServices} from '../baseServices';
import type {JournalEntry} from '../outbox/journal';
import type {Outbox} from '../outbox/outbox';
import {journalText} from './messages';
import {describeValues} from './writes';

/** The page of the settings, and its part that shows the journal. */
const settingsPath = '/settings/apps';
const journalPath = `${settingsPath}#aniscripts-journal`;

/** A change of the journal in one short line. */
export function describeLine({mediaId, mediaType, label, before, after}: JournalEntry): string {
  const name = label ?? journalText.untitled(mediaId);
  if (!after) return journalText.removed(name);
  if (!before) return journalText.added(name);
  return journalText.changed(name, describeValues(before, {mediaType}), describeValues(after, {mediaType}));
}

/** A toast replaces the one about an earlier change. */
const name = 'list-change';

/** Shows each change of the user's lists once it was sent, with a button that undoes it and a link to all of them. */
export function announceChanges(
  writes: Pick<Outbox, 'onJournal' | 'undo'>,
  {toasts, signal}: Pick<BaseServices, 'toasts' | 'signal'>,
) {
  let close: (() => void) | undefined;
  const undo = async (entry: JournalEntry) => {
    try {
      const undone = await writes.undo(entry);
      if (undone.state === 'undone') return;
      const text = undone.now ? journalText.changedSince(describeValues(undone.now, entry)) : journalText.gone;
      toasts.show({name, kind: 'warning', text, link});
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      toasts.show({name, kind: 'error', text: journalText.notUndone(reason), link});
    }
  };
  const link = {label: journalText.all, path: journalPath};
  const announce = (entry: JournalEntry) => {
    // The journal itself is on this page.
    if (location.pathname === settingsPath) return;
    close = toasts.show({
      name,
      kind: 'success',
      text: describeLine(entry),
      action: {label: journalText.undo, run: () => void undo(entry)},
      link,
    });
  };
  writes.onJournal(announce, {signal});
  // It would cover buttons of the editor, and be about another change.
  watchElements(listEditorBody.selector, {found: () => close?.(), changed() {}}, {signal});
}
