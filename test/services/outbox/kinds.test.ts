import {expect} from 'chai';

import {describeWrite, kindOf, parsedWrite} from '#services/outbox/kinds';
import type {Write} from '#services/outbox/write';

describe('kinds of writes', () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'of another version'])
    it(`do not include the name ${name}`, () => {
      const write = {kind: name, payload: {}} as Write;
      expect([kindOf(name), parsedWrite(write)]).to.deep.equal([undefined, undefined]);
      expect(describeWrite(write)).to.be.a('string');
    });
});
