import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import TagDescription from './TagDescription';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const tag = (id: number, name: string, description: string | null) => ({__typename: 'MediaTag', id, name, description});

describe('the description of a tag', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  for (const [tagName, says] of [
    ['Mecha', 'Mecha: Has robots.'],
    ['Bare', 'Bare: Message automail to get this description added'],
    ['Empty', 'Empty: Message automail to get this description added'],
    ['Unknown', 'Unknown: Message automail to get this description added'],
    [undefined, 'Hover over a tag to see its description.'],
  ] as const)
    it(`shows "${says}"`, async () => {
      api.answers(() => [tag(1, 'Mecha', 'Has robots.'), tag(2, 'Bare', null), tag(3, 'Empty', '')]);
      const {text} = draw(<TagDescription tagName={tagName} />);
      await waitFor(() => expect(text()).to.equal(says));
    });

  it('shows a message while it is loading, and if the API does not answer', async () => {
    api.answers(() => apiError('Internal', 500));
    const {text} = draw(<TagDescription tagName="Mecha" />);
    expect(text()).to.equal('Mecha: Loading the descriptions…');
    await waitFor(() => expect(text()).to.match(/^Mecha: .*descriptions/));
  });
});
