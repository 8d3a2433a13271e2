import {openListEditor} from '#host/pages/feed/editorItem';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {text} from './messages';

/** A small button on the cover of a list activity, which opens the list editor for its media. */
export default function EditorArrow({title}: {title: string}) {
  const {element} = useElementContext();
  return (
    <Button
      variant="overlay"
      icon
      aria-label={text.open(title)}
      title={text.open(title)}
      onClick={() => openListEditor(element)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3.5 6 8 10.5 12.5 6" />
      </svg>
    </Button>
  );
}
