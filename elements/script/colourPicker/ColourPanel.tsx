import ColourEditor from './ColourEditor';
import {text} from './messages';

/** The colour editor in the page's footer, collapsed by default. */
export default function ColourPanel() {
  return (
    <details className="ui-panel">
      <summary>{text.panel}</summary>
      <ColourEditor />
    </details>
  );
}
