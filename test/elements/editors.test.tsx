import {waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {titleAliases} from '#services/settings/shared';
import {catalogue} from '#src/catalogue.generated';
import {useConsole} from '../support/console';
import {useRender} from '../support/draw';
import {useApiFetch} from '../support/fetch';

const editors = catalogue.flatMap(({id, editor}) => (editor ? [{id, editor}] : []));

/** Editors whose fields are rows of a table, and the reason. */
const exceptions: Readonly<Record<string, string>> = {
  notificationCake: 'a row has the name, a sample, the color and a checkbox',
};

/** Whether a visible text comes before a field, in the label around both, which is above it in `.ui-field`. */
function hasLabelAbove(field: Element) {
  const label = field.closest('label.ui-field');
  const before = label?.firstChild;
  return Boolean(before?.textContent?.trim()) && !before?.contains(field);
}

describe('the editors of the features', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();

  it('are more than five', () => expect(editors.length).to.be.greaterThan(5));

  for (const {id, editor} of editors)
    it(`have a label above each field: ${id}`, async () => {
      api.answers(({name}) => ({__typename: name, id: 1, name: 'Mirabel', about: ''}));
      const {default: Editor} = await editor();
      const drawn = draw(<Editor />, {userName: 'Mirabel', token: 'token'});
      drawn.services.settings.set(titleAliases, [['/anime/1/', 'Bebop']]);
      const fields = () => [...drawn.container.querySelectorAll('input:not([type=checkbox]), textarea, select')];
      await waitFor(() => expect(fields().length).to.be.greaterThan(0));
      const without = fields().filter(field => !hasLabelAbove(field));
      expect(without.map(field => field.outerHTML).slice(0, id in exceptions ? 0 : undefined)).to.deep.equal([]);
    });
});
