import {render} from '@testing-library/react';
import {expect} from 'chai';

import {useSignalEffect, useSignalLayoutEffect} from '#ui/useSignalEffect';

for (const [name, useIt] of [
  ['useSignalEffect', useSignalEffect],
  ['useSignalLayoutEffect', useSignalLayoutEffect],
] as const)
  describe(name, () => {
    const signals: AbortSignal[] = [];
    const Sample = ({value}: {value: number}) => {
      useIt(signal => void signals.push(signal), [value]);
      return null;
    };

    it('aborts the signal only when a dependency changes or the component unmounts', () => {
      signals.length = 0;
      const ended = () => signals.map(({aborted}) => aborted);
      const {rerender, unmount} = render(<Sample value={1} />);
      rerender(<Sample value={1} />);
      expect(ended()).to.deep.equal([false]);
      rerender(<Sample value={2} />);
      expect(ended()).to.deep.equal([true, false]);
      unmount();
      expect(ended()).to.deep.equal([true, true]);
    });
  });
