import {expect} from 'chai';

import {text} from './messages';

describe('the texts of imports', () => {
  it('show custom list names verbatim, including ones with a number sign', () => {
    expect(text.missingLists(['#1'])).to.equal("You don't have the custom list #1, so entries won't be added to it.");
    expect(text.madeLists(['#1', '$&'])).to.equal('Created the custom lists #1, $&. Entries will be added to them.');
  });
});
