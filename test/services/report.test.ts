// @dates
import {expect} from 'chai';

import {createReport} from '#services/report';
import {useConsole} from '../support/console';
import {useSignal} from '../support/page';

describe('the report', () => {
  const test = useSignal();
  const log = useConsole();

  it('returns the same object for all features with unknown health', () => {
    const report = createReport('Test');
    expect(report.health('a')).to.equal(report.health('b'));
    expect(report.health('a').state).to.equal('unknown');
  });

  it('keeps a failure for the life of the page, whatever is reported later', () => {
    const report = createReport('Test');
    report.failed('a', new Error('broken'));
    report.working('a');
    report.anchorMissing('a', 'spot');
    expect(report.health('a')).to.deep.equal({state: 'failed', message: 'broken'});
    report.failed('b', 'a text');
    expect(report.health('b')).to.deep.equal({state: 'failed', message: 'a text'});
  });

  it('shows a feature as working or running until the visits that reported it end', () => {
    const report = createReport('Test');
    const [first, second] = [new AbortController(), new AbortController()];
    const states = () => report.health('a').state;
    report.running('a', first.signal);
    const seen = [states()];
    report.working('a', second.signal);
    report.working('a', second.signal);
    seen.push(states());
    second.abort();
    seen.push(states());
    first.abort();
    seen.push(states());
    expect(seen).to.deep.equal(['running', 'working', 'running', 'unknown']);
  });

  it('notifies once per change, and logs the product and feature names', () => {
    const report = createReport('Test');
    let told = 0;
    report.subscribe(() => told++, test);
    report.working('a');
    report.working('a');
    report.notice('The storage is full.');
    expect(told).to.equal(2);
    expect(report.notices).to.deep.equal(['The storage is full.']);
    report.anchorMissing('a', 'spot');
    expect(log.lines).to.deep.equal([
      'warn: [Test] The storage is full.',
      'info: [Test] a rests: the site has no spot here any more',
    ]);
    test.end();
    report.notice('again');
    expect(told).to.equal(3);
  });
});
