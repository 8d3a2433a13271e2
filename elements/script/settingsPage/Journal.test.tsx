import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import type {JobHead} from '#services/imports/importJob';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {Journal} from './Journal';

const line = (name: RegExp) => screen.findByText(name, {selector: '.what'}).then(found => found.closest('li'));
const head = (more: Partial<JobHead>): JobHead => ({
  ...{kind: 'bulkEdit', state: 'done', type: 'ANIME', fileName: '', userName: 'Mirabel', at: 5, rowCount: 3},
  ...more,
});

describe('the history of changes', () => {
  const draw = useRender();
  useConsole();

  it('shows a bulk edit and an import as one line each, with its count and one undo', async () => {
    const account = 'name:Mirabel';
    const {api, rerender, container} = draw(<p>Before</p>, {userName: 'Mirabel', token: 'a.b.c'});
    await api.database.use(async database => {
      const other = {kind: undefined, fileName: 'list.xml', at: 4, doneCount: 1};
      await database.put('imports', {...head({}), rows: [], others: []}, `${account} job`);
      await database.put('imports', head({}), `${account} state`);
      await database.put('imports', head(other), `${account} other 4`);
      for (const mediaId of [1, 2])
        await database.put(
          'imports',
          {account, at: 5, mediaId, before: {progress: 1}},
          `${account} line entry:${mediaId}`,
        );
      await database.add('journal', {account, at: 3, mediaId: 7, before: {progress: 1}, after: {progress: 2}});
    });
    rerender(<Journal />);
    const edit = await line(/\b2 entries/);
    expect(await line(/\b1 entry from list\.xml/)).not.to.equal(null);
    expect(screen.getAllByRole('listitem')).to.have.length(3);
    expect(screen.getAllByRole('listitem')[0]).to.equal(edit);
    await expectAccessible(container);
    await userEvent.click(within(edit ?? container).getByRole('button', {name: /^Undo/}));
    await waitFor(async () =>
      expect(await api.database.use(database => database.get('imports', `${account} state`))).to.deep.include({
        ...{state: 'undoing', undoCount: 2},
      }),
    );
  });
});
