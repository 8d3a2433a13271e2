import {useState} from 'react';

import {Alert} from '#ui/Alert';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {Cover} from '#ui/cover/Cover';
import {NumberInput} from '#ui/NumberInput';

/** Every look and state of a button. */
export function Buttons() {
  const [pressed, setPressed] = useState(true);
  const [segment, setSegment] = useState(0);
  const [clicks, setClicks] = useState(0);
  const count = () => setClicks(clicks + 1);
  return (
    <>
      <div className="ui-row">
        <Button onClick={count}>Ordinary</Button>
        <Button variant="primary">Primary</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="plain">Plain</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="overlay">Overlay</Button>
        <Button small>Small</Button>
        <Button icon aria-label="More">
          +
        </Button>
        <Button icon className="ui-button-round" aria-label="Information">
          i
        </Button>
      </div>
      <div className="ui-segments" role="group" aria-label="Segments">
        {['First', 'Second', 'Third'].map((name, index) => (
          <Button key={name} pressed={index === segment} onClick={() => setSegment(index)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="ui-row">
        <Button pressed={pressed} onClick={() => setPressed(!pressed)}>
          Toggle
        </Button>
        <Button variant="quiet" pressed={pressed} onClick={() => setPressed(!pressed)}>
          Quiet toggle
        </Button>
        <Button busy onClick={count}>
          Busy
        </Button>
        <Button inactive onClick={count}>
          Inactive
        </Button>
        <Button disabled onClick={count}>
          Disabled
        </Button>
        <span role="status" className="ui-note">
          {clicks} clicks
        </span>
      </div>
    </>
  );
}

/** Fields, with and without values that are accepted. */
export function Fields() {
  const [isChecked, setChecked] = useState(true);
  const [score, setScore] = useState<number | undefined>(7.5);
  return (
    <form className="ui-fields">
      <label className="ui-field">
        Text
        <input className="ui-input" placeholder="A hint" />
      </label>
      <label className="ui-field">
        Invalid
        <input className="ui-input" aria-invalid="true" defaultValue="no" />
      </label>
      <label className="ui-field">
        Choice
        <select className="ui-select">
          <option>One</option>
          <option>Two</option>
        </select>
      </label>
      <label className="ui-field">
        Colour
        <input className="ui-input" type="color" defaultValue="#3db4f2" />
      </label>
      <Check checked={isChecked} change={setChecked}>
        Check
      </Check>
      <div className="ui-field">
        <label htmlFor="score">Score</label>
        <NumberInput id="score" value={score} change={setScore} min={0} max={10} step={0.1} decimals={1} />
      </div>
      <p className="ui-note" role="status">
        {score === undefined ? 'No score' : `Score ${score}`}
      </p>
      <textarea className="ui-input" aria-label="Longer text" rows={2} />
    </form>
  );
}

/** Controls outside of cards, to compare with the site's own above. */
export const OnPage = () => (
  <>
    <h3>On the page</h3>
    <div className="ui-row">
      <input className="ui-input" placeholder="Filter titles" aria-label="Filter titles" />
      <select className="ui-select" aria-label="Order">
        <option>By title</option>
      </select>
      <label className="ui-check">
        <input type="checkbox" defaultChecked /> Public
      </label>
      <Button>On the page</Button>
      <Button small>Small on the page</Button>
    </div>
  </>
);

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><path fill="#3db4f2" d="M0 0h2v3H0z"/></svg>')}`;

/** Everything that is neither a button nor a field. */
export const Surfaces = () => (
  <>
    <p className="ui-note">A note</p>
    <Alert kind="info" polite>
      A note that informs
    </Alert>
    <Alert kind="warning">A note that warns</Alert>
    <Alert>A note about an error</Alert>
    <div className="ui-row">
      <Cover className="cover" source={picture} />
      <Cover className="cover" source={undefined} />
    </div>
    <div className="ui-panel">
      A panel <Button small>On a panel</Button> <span className="ui-chip">Chip on a panel</span>
    </div>
    <div className="ui-card">
      A card <Button small>On a card</Button> <span className="ui-chip">Chip on a card</span>{' '}
      <a className="ui-chip" href="#chip">
        Chip that is a link
      </a>
    </div>
  </>
);
