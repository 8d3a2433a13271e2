import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'chai';

import {RegularTags} from './RegularTags';
import {regularTags} from '#services/settings/shared';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

describe('RegularTags', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  const show = () => {
    const drawn = draw(<RegularTags type="ANIME" />);
    drawn.container.querySelector('details')?.setAttribute('open', '');
    return drawn;
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Add a regular tag'});
  const tags = () => screen.getAllByRole('listitem').map(node => node.firstChild?.textContent);
  const initial = ['Shounen', 'Shoujo', 'Josei', 'Seinen'];
  const answer = () =>
    api.answers(() => ['Female Protagonist', 'Seinen'].map((name, id) => ({__typename: 'MediaTag', id, name})));

  it("adds a tag under AniList's own name, whatever case it is typed in", async () => {
    answer();
    const drawn = show();
    await userEvent.type(field(), ' female protagonist{Enter}');
    await waitFor(() => expect(tags()).to.deep.equal([...initial, 'Female Protagonist']));
    expect(drawn.services.settings.get(regularTags.ANIME)).to.deep.equal([...initial, 'Female Protagonist']);
    expect(field().value).to.equal('');
  });

  it('adds no tag twice', async () => {
    answer();
    show();
    await userEvent.type(field(), 'seinen{Enter}');
    await waitFor(() => expect(field().value).to.equal(''));
    expect(tags()).to.deep.equal(initial);
  });

  it('refuses a name that AniList has no tag for, beside the field, until something else is typed', async () => {
    answer();
    const drawn = show();
    await userEvent.type(field(), 'Femal protagonist{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).to.match(/"Femal protagonist"/));
    expect(field().getAttribute('aria-invalid')).to.equal('true');
    expect(field().value).to.equal('Femal protagonist');
    expect(tags()).to.deep.equal(initial);
    await expectAccessible(drawn.container);
    await userEvent.type(field(), '!');
    expect(screen.queryByRole('alert')).to.equal(null);
  });

  it("shows the reason when AniList's tags cannot be loaded, and keeps what was typed", async () => {
    api.answers(() => apiError('Internal', 500));
    show();
    await userEvent.type(field(), 'Josei{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).to.match(/^We couldn't load AniList's tags\. ./));
    expect(field().value).to.equal('Josei');
  });
});
