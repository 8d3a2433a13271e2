import {expect} from 'chai';

import {ApiError} from '#services/api/apiError';
import {CancelledError} from '#services/api/callContext';
import {createBus} from '#services/bus';
import {useConsole} from '../../support/console';
import {useSignal} from '../../support/page';
import {tellFailure} from '#services/api/trouble';

describe('a call that fails', () => {
  const log = useConsole();
  const test = useSignal();

  function tell(error: unknown) {
    const bus = createBus();
    const heard: string[] = [];
    bus.on('callFailed', ({operation, message}) => void heard.push(`${operation}: ${message}`), {signal: test.signal});
    tellFailure(bus, 'Thing', error);
    return heard;
  }

  it('is logged and announced', () => {
    expect(tell(new Error('Broken'))).to.have.length(1);
    expect(log.lines.join()).to.match(/^info: \[Automail\] The call Thing failed: ./);
  });

  for (const [what, error] of [
    ['something does not exist', Object.assign(new Error('Not Found.'), {status: 404})],
    ['nobody wants the answer any more', new CancelledError()],
  ] as const)
    it(`is silent if ${what}`, () => {
      const missing = what.includes('exist') ? new ApiError('missing', 'gone') : error;
      expect([tell(missing), log.lines]).to.deep.equal([[], []]);
    });
});
