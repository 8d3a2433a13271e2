import {expect} from 'chai';

import {downloadFile} from '#ui/downloadFile';

describe('downloadFile', () => {
  const native = {setTimeout, revoke: URL.revokeObjectURL, click: HTMLAnchorElement.prototype.click};
  afterEach(() => {
    globalThis.setTimeout = native.setTimeout;
    URL.revokeObjectURL = native.revoke;
    HTMLAnchorElement.prototype.click = native.click;
  });

  it('offers the content under the name, and keeps its address for a browser that is slow to read it', async () => {
    const clicked: HTMLAnchorElement[] = [];
    const timers: [run: () => void, ms: number][] = [];
    const revoked: string[] = [];
    HTMLAnchorElement.prototype.click = function () {
      clicked.push(this);
    };
    globalThis.setTimeout = ((run: () => void, ms = 0) => timers.push([run, ms])) as typeof setTimeout;
    URL.revokeObjectURL = address => void revoked.push(address);

    downloadFile('list.json', '[1]');
    globalThis.setTimeout = native.setTimeout;

    const [link] = clicked;
    expect(link?.download).to.equal('list.json');
    expect(await (await fetch(link?.href ?? '')).text()).to.equal('[1]');
    expect(revoked).to.deep.equal([]);
    for (const [run, ms] of timers) if (ms >= 10_000) run();
    expect(revoked).to.deep.equal([link?.href]);
  });
});
