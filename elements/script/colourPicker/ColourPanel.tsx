import ColourEditor from './ColourEditor';

/** The colour editor in the page's footer, collapsed by default. */
export default function ColourPanel() {
  return (
    <details className="ui-panel">
      <summary>Adjust Colours</summary>
      <ColourEditor />
    </details>
  );
}
