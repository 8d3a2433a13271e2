import {text} from './messages';

/** Says above what another script shows that it stands in for a feature of ours. */
export default function OtherScriptNote({script}: {script: string}) {
  return <p className="ui-note">{text.note(script)}</p>;
}
