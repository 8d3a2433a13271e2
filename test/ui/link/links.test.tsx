import {act, createEvent, fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';
import type {ReactElement} from 'react';

import {featureSwitch} from '#services/settings/featureSwitch';
import {titleAliases, titleLanguage} from '#services/settings/shared';
import {HostLink} from '#ui/link/HostLink';
import {MediaLink, PersonLink, StudioLink, UserLink} from '#ui/link/links';
import {expectAccessible, useRender} from '../../support/draw';
import {useNavigation} from '../../support/page';

const title = {romaji: 'Kaubôi: Bebop', english: 'Cowboy Bebop', native: 'カウボーイビバップ'};
const name = {first: 'Spike', last: 'Spiegel', native: 'スパイク'};

const table: readonly [string, ReactElement, string, string][] = [
  ['anime', <MediaLink media={{id: 1, type: 'ANIME', title}} />, 'Cowboy Bebop', '/anime/1/Cowboy-Bebop/'],
  ['manga', <MediaLink media={{id: 2, type: 'MANGA', title: {romaji: 'Berserk'}}} />, 'Berserk', '/manga/2/Berserk/'],
  ['media without a title', <MediaLink media={{id: 3}} />, 'No. 3', '/anime/3/'],
  ['a member', <UserLink name="A b/ü" />, 'A b/ü', '/user/A%20b%2F%C3%BC/'],
  ['a character', <PersonLink kind="character" person={{id: 4, name}} />, 'Spike Spiegel', '/character/4'],
  ['a person without a name', <PersonLink kind="staff" person={{id: 5}} />, 'No. 5', '/staff/5'],
  ['a studio', <StudioLink studio={{id: 6, name: 'Sunrise'}} />, 'Sunrise', '/studio/6'],
  ['a member from custom children', <UserLink name="Mirabel">her</UserLink>, 'her', '/user/Mirabel/'],
];

describe('a link', () => {
  const draw = useRender();
  useNavigation();
  for (const [what, node, text, path] of table)
    it(`leads to ${what}`, async () => {
      const {container} = draw(node, {settings: {titleLanguage: 'ENGLISH'}});
      const link = screen.getByRole('link', {name: text});
      expect(link.getAttribute('href')).to.equal(path);
      await expectAccessible(container);
    });

  it('changes with the title language', () => {
    const drawn = draw(<MediaLink media={{id: 1, title}} />);
    expect(drawn.text()).to.equal('Kaubôi: Bebop');
    act(() => drawn.services.settings.set(titleLanguage, 'NATIVE'));
    expect(drawn.text()).to.equal('カウボーイビバップ');
  });

  it('shows a built-in short title while these are on, and prefers the custom title', async () => {
    const media = {id: 5114, type: 'ANIME', title: {romaji: 'Hagane no Renkinjutsushi'}};
    const drawn = draw(<MediaLink media={media} />, {settings: {shortRomaji: true, titleAliases: true}});
    const link = await screen.findByRole('link', {name: 'FMA:B'});
    expect(link.getAttribute('href')).to.equal('/anime/5114/FMA-B/');
    act(() => drawn.services.settings.set(titleAliases, [['/anime/5114/', 'Brotherhood']]));
    expect(drawn.text()).to.equal('Brotherhood');
    act(() => drawn.services.settings.set(titleAliases, []));
    expect(drawn.text()).to.equal('FMA:B');
    act(() => drawn.services.settings.set(featureSwitch('shortRomaji'), false));
    expect(drawn.text()).to.equal('Hagane no Renkinjutsushi');
  });

  it("shows the person's own title only while title aliases are on", () => {
    const settings = {titleAliases: true};
    const drawn = draw(<MediaLink media={{id: 1, type: 'ANIME', title}} />, {settings});
    act(() => drawn.services.settings.set(titleAliases, [['/anime/1/', 'Space jazz']]));
    expect(drawn.text()).to.equal('Space jazz');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/anime/1/Space-jazz/');
    act(() => drawn.services.settings.set(featureSwitch('titleAliases'), false));
    expect(drawn.text()).to.equal('Kaubôi: Bebop');
  });

  const clicked = (init: MouseEventInit, more: object = {}) => {
    draw(
      <HostLink to="/user/Mirabel/" {...more}>
        go
      </HostLink>,
    );
    const link = screen.getByRole('link');
    const event = createEvent.click(link, init);
    // The browser itself must not leave the page of the test.
    const own = {prevented: false};
    const stop = (bubbled: Event) => {
      own.prevented = bubbled.defaultPrevented;
      bubbled.preventDefault();
    };
    addEventListener('click', stop, {once: true});
    fireEvent(link, event);
    return own.prevented;
  };

  it("is followed by the site's router on a plain click", () => {
    let told = 0;
    const routed = () => told++;
    addEventListener('popstate', routed);
    expect(clicked({})).to.equal(true);
    removeEventListener('popstate', routed);
    expect(location.pathname).to.equal('/user/Mirabel/');
    expect(told).to.equal(1);
  });

  for (const [what, init, more] of [
    ['with Control', {ctrlKey: true}, {}],
    ['with Command', {metaKey: true}, {}],
    ['with Shift', {shiftKey: true}, {}],
    ['with the middle button', {button: 1}, {}],
    ['into another tab', {}, {target: '_blank'}],
    ['that was already handled', {}, {onClick: (event: Event) => event.preventDefault()}],
  ] as const)
    it(`leaves a click ${what} to the browser`, () => {
      const before = location.href;
      clicked(init, more);
      expect(location.href).to.equal(before);
    });
});
