import {expect} from 'chai';

import {text as malText} from '#kits/malExport/messages';
import {text} from './importMessages';

describe('the texts of imports', () => {
  it('show custom list names verbatim, including ones with a number sign', () => {
    expect(text.missingLists(['#1'])).to.match(/ #1\b/);
    expect(text.madeLists(['#1', '$&'])).to.match(/ #1, \$&/);
  });

  it('count what a saved file leaves out, and only that', () => {
    const numbers = (counts: Partial<Parameters<typeof malText.saved>[0]>) =>
      malText.saved({count: 90, without: 0, hidden: 0, notes: 0, cut: 0, ...counts}).match(/\d+/g);
    expect(numbers({})).to.deep.equal(['90']);
    expect(numbers({without: 1, hidden: 2, notes: 3, cut: 4})).to.deep.equal(['90', '1', '2', '3', '4']);
  });
});
