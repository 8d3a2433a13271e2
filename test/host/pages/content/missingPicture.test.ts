import {expect} from 'chai';

import {isImageMissing} from '#host/pages/content/missingPicture';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const broken = 'data:image/png;base64,AAAA';

describe('isImageMissing', () => {
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

  it('requests an image that loads only once, but one that fails each time', async () => {
    expect([await isImageMissing(pixel), await isImageMissing(pixel), probes]).to.deep.equal([false, false, 1]);
    expect([await isImageMissing(broken), await isImageMissing(broken), probes]).to.deep.equal([true, true, 3]);
  });

  it('requests nothing without an address', async () => {
    expect([await isImageMissing(undefined), probes]).to.deep.equal([true, 0]);
  });
});
