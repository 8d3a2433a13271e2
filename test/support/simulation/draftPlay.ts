import {newPlace, type Draft} from '#services/drafts/drafts';
import type {Disk} from './disk';
import type {OpenedTab} from './simulatedTab';

/** An editor of a page, all of which are at the same place of the site. */
export interface Editor {
  readonly place: string;
  text: string;
  /** The draft that its text was restored from. */
  restored: Draft | undefined;
  /** Whether the browser has stored its text. */
  isStored: boolean;
  /** Another editor has taken its text over, or it was sent. */
  isOver: boolean;
}

const key = 'home status';
const editors = new WeakMap<OpenedTab, Editor>();

/** The editors of all tabs, and where their drafts are stored. */
interface DraftStage {
  readonly editors: Editor[];
  readonly disk: Disk;
}

/** Opens the editor of a tab, which restores the newest draft. */
async function editorOf(played: DraftStage, tab: OpenedTab): Promise<Editor> {
  const known = editors.get(tab);
  if (known) return known;
  const editor: Editor = {place: newPlace(key), text: '', restored: undefined, isStored: false, isOver: false};
  editors.set(tab, editor);
  played.editors.push(editor);
  editor.restored = await tab.drafts.read(key);
  editor.text = editor.restored?.text ?? '';
  return editor;
}

/** The draft that the next change replaces. From then on, it need not be stored. */
function replacedBy(played: DraftStage, editor: Editor): Draft | undefined {
  const {restored} = editor;
  editor.restored = undefined;
  for (const other of played.editors) if (other.place === restored?.place) other.isOver = true;
  return restored;
}

/** Types a word in a tab. */
export async function typeText(played: DraftStage, tab: OpenedTab, word: string) {
  const editor = await editorOf(played, tab);
  editor.isOver = false;
  editor.isStored = false;
  const text = `${editor.text} ${word}`;
  editor.text = text;
  const isStored = await tab.drafts.save(editor.place, text, replacedBy(played, editor));
  if (editor.text === text) editor.isStored = isStored;
}

/** Sends or dismisses the text of a tab. */
export async function finishText(played: DraftStage, tab: OpenedTab) {
  const editor = await editorOf(played, tab);
  editor.isOver = true;
  editor.text = '';
  await tab.drafts.delete(editor.place, replacedBy(played, editor));
}

/** Drafts that were stored, and would not be offered any more. */
export function* draftProblems({editors: all, disk}: DraftStage): Generator<string> {
  const {rows} = disk.stored('drafts');
  for (const {place, text, isStored, isOver} of all) {
    const stored = rows.get(place) as Draft | undefined;
    if (isStored && !isOver && stored?.text !== text) yield `the draft "${text}" is stored as "${stored?.text}"`;
  }
}
