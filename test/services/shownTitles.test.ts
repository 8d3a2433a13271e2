import {expect} from 'chai';

import {shownTitles} from '#services/shownTitles';
import {featureSwitch} from '#services/settings/featureSwitch';
import {titleAliases, titleLanguage} from '#services/settings/shared';
import {useSignal} from '../support/page';
import {fakeServices} from '../support/services';
import {waitUntil} from '../support/wait';

describe('shownTitles', () => {
  const test = useSignal();
  const work = {id: 5114, type: 'ANIME', title: {romaji: 'HAGANE no Renkinjutsushi', english: 'Fullmetal'}};

  it('prefers own titles to short ones, and those to titles with capitals as usual', async () => {
    const {settings} = fakeServices({settings: {titleAliases: true}});
    const titles = shownTitles(settings);
    let changes = 0;
    titles.subscribe(() => (changes += 1), {signal: test.signal});
    const title = () => titles.get()(work);
    expect(title()).to.equal('HAGANE no Renkinjutsushi');
    expect(titles.get()).to.equal(titles.get());
    settings.set(titleLanguage, 'ENGLISH');
    expect(title()).to.equal('Fullmetal');
    settings.set(titleLanguage, 'ROMAJI');
    settings.set(featureSwitch('titlecaseRomaji'), true);
    await waitUntil(() => title() === 'Hagane no Renkinjutsushi');
    settings.set(featureSwitch('shortRomaji'), true);
    await waitUntil(() => title() === 'FMA:B');
    settings.set(titleAliases, [['/anime/5114/', 'Brotherhood']]);
    expect(title()).to.equal('Brotherhood');
    settings.set(featureSwitch('titleAliases'), false);
    expect(title()).to.equal('FMA:B');
    expect(changes).to.be.greaterThan(5);
    expect(shownTitles(settings)).to.equal(titles);
  });
});
