import {expect} from 'chai';

import {readVideoHash} from '#host/pages/content/videos';

describe('what stands behind the address of a video', () => {
  for (const [address, said] of [
    ['/a.webm#220', {width: '220', image: false}],
    ['/a.webm#40%', {width: '40%', image: false}],
    ['/a.webm#image50%', {width: '50%', image: true}],
    ['/a.webm#image', {width: undefined, image: true}],
    ['/a.webm', undefined],
    ['/a.webm#', undefined],
    ['/a.webm#t=10', undefined],
    ['/a.webm#12345', undefined],
  ] as const)
    it(`${address}`, () => expect(readVideoHash(address)).to.deep.equal(said));
});
