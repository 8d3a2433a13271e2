import {text} from './messages';

/** A note above another script's view that it replaces a feature of ours. */
export default function OtherScriptNote({script}: {script: string}) {
  return <p className="ui-note">{text.note(script)}</p>;
}
