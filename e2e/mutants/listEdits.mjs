// Faults of editing list entries in a table.
import {fault, unit} from '../../tools/mutants/fault.mjs';

const madeFromOld = unit('a change of an entry of a whole list');
const editor = unit('an editor of a cell');
const cellForm = 'elements/lists/listTable/edit/CellForm.tsx';

export default [
  fault(
    'edit: replaces the custom lists of another tab',
    'src/services/entries/madeFromOld.ts',
    '[...changedLists(customLists, base.customLists, now)]',
    '[...customLists]',
    madeFromOld,
  ),
  fault(
    'edit: replaces the notes of another tab',
    'src/services/entries/madeFromOld.ts',
    'return isOther ? {notes: now.notes} : undefined;',
    'return void isOther;',
    madeFromOld,
  ),
  fault(
    'edit: takes an entry that is hardly known for a new one',
    'src/services/entries/queriedEntries.ts',
    'return known.length ? Object.fromEntries(known) : undefined;',
    'return Object.fromEntries(known);',
    madeFromOld,
  ),
  fault(
    'edit: forgets an empty date that AniList fills in',
    'src/services/entries/filledIn.ts',
    'recorded(key, base[key])',
    'base[key]',
    madeFromOld,
  ),
  fault('edit: saves with Escape', cellForm, "'Escape') leave('stay')", "'Escape') finish('stay')", editor),
  fault('edit: shows no error', cellForm, 'setError(problem);', '', editor),
  fault(
    'edit: leaves the arrows as they are where the text runs from right to left',
    cellForm,
    "direction === 'rtl'",
    "direction === 'ltr' && false",
    editor,
  ),
];
