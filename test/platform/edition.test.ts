import {expect} from 'chai';

import {impossibleIn} from '#platform/edition';

describe('the features that a target cannot offer', () => {
  it('are tweets in the extension', () => expect(impossibleIn('extension')).to.deep.equal(['tweets']));
  it('are none in the userscript', () => expect(impossibleIn('userscript')).to.deep.equal([]));
});
