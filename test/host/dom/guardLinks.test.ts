import {expect} from 'chai';

import {guardLinks} from '#host/dom/guardLinks';
import {useStage} from '../../support/page';
import {waitUntil} from '../../support/wait';

const instead = {path: '/guide', text: 'Look here.'};
const isBad = (href: string | null) => href?.includes('bad') ?? false;

describe('guardLinks', () => {
  const stage = useStage();
  let end = new AbortController();
  beforeEach(() => {
    end = new AbortController();
    guardLinks({isBad, replacement: instead, signal: end.signal, order: 0});
  });
  afterEach(() => end.abort());

  const link = (href: string, inside = 'words') => `<a rel="noopener noreferrer" href="${href}">${inside}</a>`;
  const one = () => document.querySelector('a[rel]') as HTMLAnchorElement;
  const href = () => one().getAttribute('href');

  it('redirects a bad link and restores it when the signal ends', async () => {
    stage.show(link('https://bad.example'));
    await waitUntil(() => href() === '/guide');
    expect(one().textContent).to.equal('Look here.');
    end.abort();
    expect(one().outerHTML).to.equal(link('https://bad.example'));
  });

  it('updates a link whose address changes between good and bad', async () => {
    stage.show(link('https://good.example'));
    await new Promise(requestAnimationFrame);
    expect(href()).to.equal('https://good.example');
    one().setAttribute('href', 'https://bad.example');
    await waitUntil(() => href() === '/guide');
    one().setAttribute('href', 'https://bad.example/2');
    await waitUntil(() => href() === '/guide');
    one().setAttribute('href', 'https://good.example');
    await waitUntil(() => one().textContent === 'words');
    expect(href()).to.equal('https://good.example');
  });

  it('hides the child elements of a bad link and restores them', async () => {
    stage.show(link('https://bad.example', '<b>deep</b> words'));
    await waitUntil(() => href() === '/guide');
    expect(one().textContent).to.equal('deep words');
    expect(one().getAttribute('aria-label')).to.equal('Look here.');
    expect(getComputedStyle(one(), '::after').content).to.contain('Look here.');
    expect(getComputedStyle(one().querySelector('b') as Element).display).to.equal('none');
    end.abort();
    expect(one().outerHTML).to.equal(link('https://bad.example', '<b>deep</b> words'));
  });
});
