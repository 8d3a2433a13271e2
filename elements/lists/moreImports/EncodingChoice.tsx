import type {ChosenFile, EncodingQuestion} from './files/loadFile';
import {Button} from '#ui/Button';
import {text} from './importMessages';

interface ChoiceProps {
  question: EncodingQuestion;
  load: (chosen: ChosenFile) => void;
}

/** The encodings that a file may have, each with a part of the file in it. */
export const EncodingChoice = ({question: {chosen, encodings}, load}: ChoiceProps) => (
  <div className="form" role="group" aria-label={text.encodingQuestion}>
    <p className="ui-note ui-note-warning">{text.encodingQuestion}</p>
    {encodings.map(({encoding, sample}) => (
      <Button key={encoding} onClick={() => load({...chosen, encoding})}>
        {text.encodingSample(encoding, sample)}
      </Button>
    ))}
  </div>
);
