import {expect} from 'chai';

import {text} from './messages';

describe('the texts of imports', () => {
  it('show custom list names verbatim, including ones with a number sign', () => {
    expect(text.missingLists(['#1'])).to.match(/ #1\b/);
    expect(text.madeLists(['#1', '$&'])).to.match(/ #1, \$&/);
  });
});
