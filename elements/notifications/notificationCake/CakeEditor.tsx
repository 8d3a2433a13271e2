import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useSetting} from '#ui/useSetting';
import {colourNames, colourOf, neutral, notificationColours, types, type TypeColour} from './colours';
import {colourLabels, text} from './editorMessages';

const own = 'own';
const labels: Readonly<Record<string, string>> = colourLabels;

interface RowProps {
  name: string;
  value: TypeColour;
  change: (value: TypeColour) => void;
}

function Row({name, value, change}: RowProps) {
  const known = Object.entries(colourNames).find(([, colour]) => colour === value.colour)?.[0];
  const choose = (chosen: string) => {
    const found = Object.entries(colourNames).find(([each]) => each === chosen);
    if (found) change({...value, colour: found[1]});
  };
  return (
    <div className="ui-swatch-row" role="group" aria-label={name}>
      <span>{name}</span>
      <span className="ui-swatch" style={{backgroundColor: value.colour}} />
      <select
        className="ui-select"
        aria-label={text.colourOf(name)}
        value={known ?? own}
        onChange={event => choose(event.target.value)}
      >
        {known ? null : <option value={own}>{value.colour === neutral ? colourLabels.Grey : value.colour}</option>}
        {Object.keys(colourNames).map(each => (
          <option key={each} value={each}>
            {labels[each] ?? each}
          </option>
        ))}
      </select>
      <Check
        aria-label={text.suppressType(name)}
        checked={value.supress}
        change={isChecked => change({...value, supress: isChecked})}
      >
        {text.suppress}
      </Check>
    </div>
  );
}

/** The editor for the colour of each type of notification, and for the types that the pie chart omits. */
export default function CakeEditor() {
  const [chosen, save] = useSetting(notificationColours);
  return (
    <div className="ui-editor">
      <p className="ui-note">{text.editor}</p>
      {types.map(([type, name]) => (
        <Row key={type} name={name} value={colourOf(type, chosen)} change={value => save({...chosen, [type]: value})} />
      ))}
      <div className="ui-row">
        <Button disabled={!Object.keys(chosen).length} onClick={() => save({})}>
          {text.reset}
        </Button>
      </div>
    </div>
  );
}
