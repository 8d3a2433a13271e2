import {fireEvent, waitFor} from '@testing-library/react';
import {expect} from 'chai';
import {useState} from 'react';

import {defineElement} from '#feature/element';
import {useStage} from '../support/page';
import {fakeServices} from '../support/services';

/** Is removed together with the control after it, but later. */
const Note = () => <p>Note</p>;

type Kind = 'replaced' | 'followed' | 'last' | 'row' | 'moved';

/** Removes the pressed control, which `after` replaces. */
function Vanishing({kind}: {kind: Kind}) {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <input aria-label="Other" />
      <Place kind={kind} isGone={isGone} press={() => setGone(true)} />
    </>
  );
}

function Place({kind, isGone, press}: {kind: Kind; isGone: boolean; press: () => void}) {
  const button = (
    <button key="pressed" type="button" onClick={press}>
      More
    </button>
  );
  if (kind === 'moved')
    return (
      <div>{isGone ? [<p key="a">A</p>, button, <p key="b">B</p>] : [button, <p key="a">A</p>, <p key="b">B</p>]}</div>
    );
  if (kind === 'row')
    return (
      <ul>
        {isGone ? null : <li key="1">{button}</li>}
        <li key="2" className="expected">
          <button type="button">Other</button>
        </li>
      </ul>
    );
  return (
    <section>
      <p>Before</p>
      <div className={kind === 'last' ? 'expected' : ''}>
        {!isGone && kind === 'replaced' ? <Note /> : null}
        {isGone && kind === 'replaced' ? <p className="expected">Loading</p> : null}
        {isGone ? null : button}
        {kind === 'followed' ? <span className="visually-hidden">Read only</span> : null}
        {kind === 'followed' ? <p className="expected">After</p> : null}
      </div>
    </section>
  );
}

describe('the focus in one of our elements', () => {
  const stage = useStage();
  let count = 0;
  const show = async (kind: Kind) => {
    count += 1;
    const options = {css: '', services: fakeServices({}), featureId: 'test'};
    const create = defineElement(`am-keep-focus-${count}`, Vanishing, options);
    const element = create({kind}, {replaceHost() {}, rendered() {}, fail() {}});
    stage.node.append(element);
    const root = element.shadowRoot ?? document.body;
    await waitFor(() => expect(root.querySelector('button')).to.not.equal(null));
    const [button = document.body] = root.querySelectorAll('button');
    root.querySelector('input')?.focus();
    button.focus();
    fireEvent.click(button);
    return element.shadowRoot;
  };

  const table = [
    ['replaced', 'what replaced the control'],
    ['followed', 'what follows the control and is visible'],
    ['row', 'the next row of a list'],
    ['last', 'what the control was in'],
  ] as const;
  for (const [kind, place] of table)
    it(`moves to ${place}`, async () => {
      const root = await show(kind);
      await waitFor(() => expect(root?.activeElement?.className).to.equal('expected'));
    });

  it('stays on a control that is moved', async () => {
    const root = await show('moved');
    await waitFor(() => expect(root?.querySelector('p + button')).to.not.equal(null));
    await waitFor(() => expect(root?.activeElement?.textContent).to.equal('More'));
  });

  /** Adds a row to a shown list: two buttons in a span, then a paragraph. */
  const addRow = async () => {
    const root = await show('row');
    const row = root?.querySelector('ul')?.appendChild(document.createElement('li'));
    if (!root || !row) throw new Error('nothing is shown');
    const span = document.createElement('span');
    const [one, other] = [document.createElement('button'), document.createElement('button')];
    const after = document.createElement('p');
    after.className = 'expected';
    after.textContent = 'After';
    span.append(one, other);
    row.append(span, after);
    return {root, one, other, span};
  };

  it('moves on if the control is taken out of a removed element', async () => {
    const {root, one, span} = await addRow();
    one.focus();
    span.remove();
    one.remove();
    await waitFor(() => expect(root.activeElement?.className).to.equal('expected'));
  });

  it('moves on if two controls changed places before both are removed', async () => {
    const {root, one, other, span} = await addRow();
    other.focus();
    other.remove();
    one.remove();
    span.append(other, one);
    one.remove();
    other.remove();
    await waitFor(() => expect(root.activeElement).to.equal(span));
  });

  it('is not taken from a control of the page', async () => {
    const field = document.createElement('input');
    stage.node.append(field);
    const root = await show('replaced');
    field.focus();
    await waitFor(() => expect(root?.querySelector('.expected')).to.not.equal(null));
    expect(document.activeElement).to.equal(field);
  });
});
