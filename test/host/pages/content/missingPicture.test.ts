import {expect} from 'chai';

import {isMissing} from '#host/pages/content/missingPicture';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const broken = 'data:image/png;base64,AAAA';

describe('isMissing', () => {
  const native = globalThis.Image;
  let probes = 0;
  beforeEach(() => {
    probes = 0;
    globalThis.Image = class extends native {
      constructor() {
        super();
        probes += 1;
      }
    };
  });
  afterEach(() => {
    globalThis.Image = native;
  });

  it('requests an image that loads only once, and one that fails each time', async () => {
    expect([await isMissing(pixel), await isMissing(pixel), probes]).to.deep.equal([false, false, 1]);
    expect([await isMissing(broken), await isMissing(broken), probes]).to.deep.equal([true, true, 3]);
  });

  it('requests nothing without an address', async () => {
    expect([await isMissing(undefined), probes]).to.deep.equal([true, 0]);
  });
});
