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

  it('moves to what is left if the control and its neighbor change places before both are removed', async () => {
    const root = await show('row');
    const list = root?.querySelector('ul');
    const row = list?.appendChild(document.createElement('li'));
    const [one, other, last] = ['button', 'button', 'p'].map(name => document.createElement(name));
    if (!root || !row || !one || !other || !last) throw new Error('nothing is shown');
    last.className = 'expected';
    row.append(one, other, last);
    other.focus();
    // The records name each of the two as the one before the other.
    one.before(other);
    other.remove();
    one.remove();
    row.prepend(one);
    one.after(other);
    one.remove();
    other.remove();
    await waitFor(() => expect(root.activeElement?.className).to.equal('expected'));
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
