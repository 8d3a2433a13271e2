import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';

import HelpBox from './HelpBox';
import {isHelpOpen} from './help';
import {chosenKeys} from './keys';
import KeysEditor from './KeysEditor';
import {expectAccessible, useRender} from '#test/support/draw';

describe('the feed keys in the settings', () => {
  const draw = useRender();
  afterEach(() => isHelpOpen.set(false));

  it('can be changed one by one and reset', async () => {
    const drawn = draw(<KeysEditor />);
    const next = drawn.getByLabelText('Next activity') as HTMLInputElement;
    const reset = drawn.getByRole('button', {name: 'Reset shortcuts'}) as HTMLButtonElement;
    expect([next.value, reset.disabled]).to.deep.equal(['j', true]);
    fireEvent.change(next, {target: {value: 'jN'}});
    expect(next.value).to.equal('n');
    expect(drawn.services.settings.get(chosenKeys)).to.deep.equal({next: 'n'});
    await expectAccessible(drawn.container);
    fireEvent.click(reset);
    expect(next.value).to.equal('j');
  });

  for (const [typed, problem] of [
    ['k', 'is already used for “Previous activity”'],
    [' ', 'single letter, digit or symbol'],
    ['', 'single letter, digit or symbol'],
  ] as const)
    it(`cannot be ${JSON.stringify(typed)}, which is taken or not a letter, digit or sign`, async () => {
      const drawn = draw(<KeysEditor />);
      const next = drawn.getByLabelText('Next activity') as HTMLInputElement;
      fireEvent.change(next, {target: {value: typed}});
      expect(drawn.getByRole('alert').textContent).to.contain(problem);
      expect(drawn.services.settings.get(chosenKeys)).to.deep.equal({});
      await expectAccessible(drawn.container);
      fireEvent.blur(next);
      expect(next.value).to.equal(typed);
      fireEvent.change(next, {target: {value: 'n'}});
      expect([next.value, drawn.queryByRole('alert')]).to.deep.equal(['n', null]);
    });

  it('are listed in the help as chosen', async () => {
    const drawn = draw(<HelpBox />, {settings: {keyboardFlowKeys: {reply: 'a'}}});
    expect(drawn.text()).to.equal('');
    isHelpOpen.set(true);
    const box = await drawn.findByRole('dialog', {name: 'Keyboard shortcuts'});
    const said = [...box.querySelectorAll('dl > div')].map(row => row.textContent);
    expect(said).to.include('aReply');
    expect(said).to.include('o or EnterOpen the activity');
    await expectAccessible(drawn.container);
  });
});
