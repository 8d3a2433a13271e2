import {fireEvent, render, screen} from '@testing-library/react';
import {expect} from 'chai';

import {SearchBox} from './SearchBox';

describe('the search of the settings', () => {
  for (const [what, init, searches] of [
    ['is emptied by Escape', {}, ['']],
    ['keeps its text if Escape ends the composition of a character', {isComposing: true}, []],
    ['keeps its text if a browser reports that by the number of the key', {keyCode: 229}, []],
  ] as const)
    it(what, () => {
      const searched: string[] = [];
      const {unmount} = render(
        <SearchBox text="進" count={0} isNear={false} search={text => void searched.push(text)} />,
      );
      fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape', ...init});
      expect(searched).to.deep.equal(searches);
      unmount();
    });
});
