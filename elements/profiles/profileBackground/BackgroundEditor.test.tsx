import {fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import BackgroundEditor from './BackgroundEditor';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('BackgroundEditor', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  it('says in place that the background was not saved, and mentions nothing else', async () => {
    const native = window.alert;
    const dialogs: unknown[] = [];
    window.alert = message => dialogs.push(message);
    api.answers(({name}) => (name === 'UpdateUser' ? null : {__typename: 'User', id: 1, name: 'Mirabel', about: ''}));
    const drawn = draw(<BackgroundEditor />, {userName: 'Mirabel', token: 'token'});
    fireEvent.change(screen.getByRole('textbox'), {target: {value: '#334455'}});
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).to.match(/background/));
    window.alert = native;
    expect(drawn.text()).to.not.match(/\bcustom CSS\b/i);
    expect(dialogs).to.deep.equal([]);
    await expectAccessible(drawn.container);
  });
});
