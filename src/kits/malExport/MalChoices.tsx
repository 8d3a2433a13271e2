import {Check} from '#ui/Check';
import type {ExportChoice} from './malExport';
import {text} from './messages';

interface MalChoicesProps {
  choice: ExportChoice;
  change: (choice: ExportChoice) => void;
}

/** Parts that a file for MyAnimeList leaves out unless the user wants them. */
export const MalChoices = ({choice, change}: MalChoicesProps) => (
  <>
    <Check checked={choice.hidden} change={hidden => change({...choice, hidden})}>
      {text.includeHidden}
    </Check>
    <Check checked={choice.notes} change={notes => change({...choice, notes})}>
      {text.includeNotes}
    </Check>
  </>
);
