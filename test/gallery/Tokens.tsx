const colours = [
  'background',
  'foreground',
  'foreground-grey',
  'line',
  'text',
  'text-light',
  'text-strong',
  'heading',
  'icon',
  'accent',
  'danger',
  'blue',
  'green',
  'orange',
  'red',
  'pink',
  'purple',
  'status-completed',
  'status-current',
  'status-planning',
  'status-paused',
  'status-dropped',
  'status-repeating',
  'overlay',
  'overlay-solid',
  'on-overlay',
  'shadow',
];
const spaces = ['half', '1', '2', '3', '4', '6'];
const fonts = ['xs', 's', 'm', 'l', 'xl', '2xl'];

/** The tokens of styles/tokens.css and styles/sizes.css. */
export const Tokens = () => (
  <>
    <ul className="ui-list swatches">
      {colours.map(name => (
        <li key={name}>
          <span className="swatch" style={{background: `var(--am-${name})`}} /> {name}
        </li>
      ))}
    </ul>
    <ul className="ui-list ui-row">
      {spaces.map(name => (
        <li key={name}>
          space {name} <span className="measure" style={{inlineSize: `var(--am-space-${name})`}} />
        </li>
      ))}
    </ul>
    <ul className="ui-list ui-row">
      {fonts.map(name => (
        <li key={name} style={{fontSize: `var(--am-font-${name})`}}>
          font {name}
        </li>
      ))}
    </ul>
  </>
);
