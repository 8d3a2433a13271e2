import {render} from '@testing-library/react';
import {expect} from 'chai';
import type {ComponentProps} from 'react';

import {Alert} from '#ui/Alert';
import {expectAccessible} from '../support/draw';

describe('Alert', () => {
  const cases: [ComponentProps<typeof Alert>, string][] = [
    [{}, '<p role="alert" class="ui-note ui-note-error">Not saved.</p>'],
    [{as: 'span'}, '<span role="alert" class="ui-note ui-note-error">Not saved.</span>'],
    [{as: 'div', kind: 'warning'}, '<div role="alert" class="ui-note ui-note-warning">Not saved.</div>'],
    [{kind: 'info', polite: true}, '<p role="status" class="ui-note ui-note-info">Not saved.</p>'],
    [{kind: 'plain', polite: true}, '<p role="status" class="ui-note">Not saved.</p>'],
    [
      {id: 'why', title: 'No connection', className: 'own'},
      '<p role="alert" id="why" title="No connection" class="ui-note ui-note-error own">Not saved.</p>',
    ],
  ];
  for (const [props, html] of cases)
    it(`draws ${html}`, async () => {
      const {container} = render(<Alert {...props}>Not saved.</Alert>);
      expect(container.innerHTML).to.equal(html);
      await expectAccessible(container);
    });
});
