import {act, screen} from '@testing-library/react';
import {expect} from 'chai';

import {guardLinks} from '#host/dom/guardLinks';
import {HtmlView} from '#ui/html/HtmlView';
import {useRender} from '../../support/draw';
import {useSignal} from '../../support/page';

describe('HtmlView with guarded links', () => {
  const draw = useRender();
  const guarding = useSignal();
  const replacement = {path: '/guide', text: 'Look here.'};
  const guard = () =>
    act(() =>
      guardLinks({isBad: href => href?.includes('bad') ?? false, replacement, order: 0, signal: guarding.signal}),
    );
  const links = () =>
    screen.getAllByRole<HTMLAnchorElement>('link').map(link => [link.getAttribute('href'), link.textContent]);

  it('redirects a bad link, and restores it when guarding ends', () => {
    guard();
    draw(<HtmlView html='<a href="https://bad.example/"><b>one</b></a> <a href="https://good.example/">two</a>' />);
    expect(links()).to.deep.equal([
      ['/guide', 'Look here.'],
      ['https://good.example/', 'two'],
    ]);
    act(() => guarding.end());
    expect(links()[0]).to.deep.equal(['https://bad.example/', 'one']);
  });

  it('redirects a bad link that is already shown', () => {
    draw(<HtmlView html='<a href="https://bad.example/">one</a>' />);
    guard();
    expect(links()).to.deep.equal([['/guide', 'Look here.']]);
  });

  it('redirects a link shown in place of an image', () => {
    guard();
    draw(<HtmlView foldsPictures html='<img src="https://bad.example/one.png">' />);
    expect(links()).to.deep.equal([['/guide', 'Look here.']]);
  });
});
