import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {text as textSetting} from '#services/settings/handles';
import {useConsole} from '../../support/console';
import {useRender} from '../../support/draw';
import {useApiFetch} from '../../support/fetch';
import {ExtrasEditor} from '#kits/profileExtras/ExtrasEditor';

const setting = textSetting('profileText', {title: 'Text', initial: ''});
const editor = (
  <ExtrasEditor
    field="customCSS"
    setting={setting}
    save="Save"
    tooLarge="Too large"
    saveFailed="Failed"
    problemOf={() => undefined}
    hint="A hint"
  >
    {({value, change}) => <input aria-label="Text" value={value} onChange={event => change(event.target.value)} />}
  </ExtrasEditor>
);

describe('the editor of a profile extra', () => {
  const draw = useRender();
  const api = useApiFetch();
  useConsole();
  const own = {userName: 'Ann', token: 'a.b.c'};
  const user = (about: string) => ({__typename: 'User', id: 7, name: 'Ann', about});
  const field = () => screen.getByRole('textbox', {name: 'Text'});
  const shown = () => (field() as HTMLInputElement).value;

  it('shows a change that waits, and why, until it is saved', async () => {
    let about = 'Hello';
    const answer = () => {
      api.fails(() => undefined);
      api.answers(({name, args}) => {
        if (name === 'UpdateUser') about = String(args.about);
        return user(about);
      });
    };
    answer();
    const drawn = draw(editor, own);
    await waitFor(() => expect(api.asked()).to.include('User'));
    await userEvent.type(field(), 'red');
    api.fails(() => new Response('', {status: 500}));
    await userEvent.click(screen.getByRole('button', {name: 'Save'}));
    await screen.findByText(/^Not saved yet: AniList/);
    drawn.unmount();
    const next = draw(editor, own);
    await waitFor(() => expect(shown()).to.equal('red'));
    answer();
    next.api.writes.sendNow();
    await waitFor(() => expect(about).to.match(/^\[\]\(json.*\)Hello$/));
  });

  it('keeps what is typed while the previous text is being saved', async () => {
    let release = () => {};
    const held = new Promise<undefined>(resolve => (release = () => resolve(undefined)));
    api.answers(() => user(''));
    draw(editor, own);
    await waitFor(() => expect(api.asked()).to.include('User'));
    await userEvent.type(field(), 'one');
    api.fails(() => held);
    await userEvent.click(screen.getByRole('button', {name: 'Save'}));
    await userEvent.type(field(), ' two');
    release();
    await waitFor(() => expect(screen.getByRole('button', {name: 'Save'})).to.have.property('disabled', false));
    expect(shown()).to.equal('one two');
  });
});
