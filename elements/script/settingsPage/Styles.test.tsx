import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {Styles} from './Styles';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';

const catalogue = [
  info('quiet', {enabledByDefault: true, preset: 'quiet'}),
  info('usual', {enabledByDefault: true}),
  info('rare', {enabledByDefault: false}),
  info('kept', {enabledByDefault: false, preset: 'kept'}),
];

describe('the styles', () => {
  const draw = useRender();
  const card = (name: string) => screen.getByRole('listitem', {name});
  /** The changes that each card announces. */
  const figures = () =>
    screen
      .getAllByRole('listitem')
      .flatMap(each =>
        each.matches('.style') ? (each.querySelector('summary > [aria-hidden]')?.textContent ?? '') : [],
      );

  it('show how many features each would change, follow the switches, and mark the one that is in use', async () => {
    const {services, container} = draw(<Styles />, {catalogue});
    expect(figures()).to.deep.equal(['+0 −1', '', '+1 −0', '', '+0 −2']);
    expect(card('Balanced').querySelectorAll('button').length).to.equal(0);
    services.settings.restore({...services.settings.snapshot(), usual: false, kept: true});
    await waitFor(() => expect(figures()).to.deep.equal(['', '+1 −0', '+2 −0', '+1 −0', '+0 −2']));
    await expectAccessible(container);
  });

  it('name the changes on demand, apply them by a button, and undo them', async () => {
    const {services} = draw(<Styles />, {catalogue, settings: {usual: false, kept: true}});
    const before = services.settings.snapshot();
    const off = card('Everything off');
    expect(
      within(off).getByText('Turns off 2 features', {selector: 'div > p'}).nextElementSibling?.textContent,
    ).to.equal('Feature quietFeature kept');
    await userEvent.click(within(off).getByRole('button'));
    await waitFor(() => expect(services.settings.snapshot()).to.include({quiet: false, usual: false, kept: false}));
    await userEvent.click(await screen.findByRole('button', {name: 'Undo'}));
    await waitFor(() => expect(services.settings.snapshot()).to.deep.equal(before));
  });
});
