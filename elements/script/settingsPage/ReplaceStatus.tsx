import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {keepFocus} from './keepFocus';
import type {Question, useReplaceSettings} from './useReplaceSettings';
import {storageText} from './panelMessages';

/** Asks whether the settings are replaced without a backup. */
const NoBackup = ({what, answer}: Question) => (
  <Alert as="div" kind="warning" onClick={keepFocus}>
    {storageText.noBackup(what)}{' '}
    <Button small variant="danger" onClick={() => answer(true)}>
      {storageText.replaceAnyway}
    </Button>{' '}
    <Button small onClick={() => answer(false)}>
      {storageText.cancel}
    </Button>
  </Alert>
);

type Props = Pick<ReturnType<typeof useReplaceSettings>, 'replaced' | 'question' | 'undo'>;

/** The last replacement of all settings, with its undo, and a question before one. */
export const ReplaceStatus = ({replaced, question, undo}: Props) => (
  <>
    <p role="status">
      {replaced ? (
        <>
          {storageText.done(replaced.what)}{' '}
          <Button small onClick={undo}>
            {storageText.undo}
          </Button>
        </>
      ) : null}
    </p>
    {question ? <NoBackup {...question} /> : null}
  </>
);
