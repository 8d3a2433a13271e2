import {useState} from 'react';

import {maxLengths} from '#domain/import/leftOut';
import {encodeEmoji} from '#domain/text/characterReferences';
import {Button} from '#ui/Button';
import {CellForm, moveToEnd, useCellForm, useFocusAtStart} from './CellForm';
import type {EditorProps} from './editing';
import {text} from './messages';
import {useSaveCell} from './saveCell';

/** From this share of the limit on, the length is shown. */
const nearlyFull = 0.9;

interface NotesProps {
  readonly value: string;
  readonly change: (text: string) => void;
}

function NotesField({value, change}: NotesProps) {
  const {control} = useCellForm();
  const ref = useFocusAtStart<HTMLTextAreaElement>(moveToEnd);
  return (
    <textarea
      {...control}
      ref={ref}
      className="ui-input"
      rows={6}
      dir="auto"
      value={value}
      onChange={({target}) => change(target.value)}
    />
  );
}

/** The button that saves the notes, and their length where it matters. */
function NotesNote({length}: {length: number}) {
  const {finish} = useCellForm();
  const isLong = length > maxLengths.notes * nearlyFull;
  return (
    <>
      <Button small onClick={() => finish('stay')}>
        {text.save}
      </Button>
      <p className="ui-note">{isLong ? text.length(length, maxLengths.notes) : text.saveKey}</p>
    </>
  );
}

/** The editor of the notes. Their length is that of the text as AniList stores it. */
export function NotesEditor(cell: EditorProps) {
  const {row, typed} = cell;
  const [before] = useState(row.entry.notes ?? '');
  const [now, setNow] = useState(typed ?? before);
  const saveCell = useSaveCell(row, 'notes');
  const {length} = encodeEmoji(now);
  const save = () => {
    if (now === before) return undefined;
    if (length > maxLengths.notes) return text.tooLong(length, maxLengths.notes);
    saveCell({notes: now});
    return undefined;
  };
  return (
    <CellForm cell={cell} column="notes" save={save} keys="lines" isPanel note={<NotesNote length={length} />}>
      <NotesField value={now} change={setNow} />
    </CellForm>
  );
}
