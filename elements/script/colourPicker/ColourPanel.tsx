import ColourEditor from './ColourEditor';

/** The colours in the page's footer, folded until they are wanted. */
export default function ColourPanel() {
  return (
    <details>
      <summary>Adjust Colours</summary>
      <ColourEditor />
    </details>
  );
}
