import {expect} from 'chai';

import {isOlderScript, markInstance, runningInstance} from '#src/start/instances';

describe('running copies of the script', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'hohTypeScriptRunning');
    Reflect.deleteProperty(document, Symbol.for('automail.running'));
  });

  for (const [instance, expected] of [
    ['Automail', true],
    ['Automail 9.94.1', true],
    ['Automail 10.6.4', true],
    ['hoh script', true],
    ['Automail 11.0.0', false],
    ['Automail 12.1.0', false],
  ] as const)
    it(`takes "${instance}" for ${expected ? 'the older script' : 'a copy of this one'}`, () => {
      expect(isOlderScript(instance)).to.equal(expected);
    });

  it('reports the older script once, when it asks whether the document is taken', async () => {
    let calls = 0;
    markInstance(() => void (calls += 1));
    expect(runningInstance(), 'a copy of this version is no news').to.match(/^Automail \d+\./);
    await Promise.resolve();
    expect(calls).to.equal(0);
    expect(document.hohTypeScriptRunning).to.equal(runningInstance());
    expect(document.hohTypeScriptRunning).to.equal(runningInstance());
    await Promise.resolve();
    expect(calls).to.equal(1);
  });

  it('does not fail a script that marks the document without asking', () => {
    markInstance(() => undefined);
    const before = runningInstance();
    document.hohTypeScriptRunning = 'Automail';
    expect(runningInstance()).to.equal(before);
  });
});
