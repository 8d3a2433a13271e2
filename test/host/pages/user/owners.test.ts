import {expect} from 'chai';

import {watchOwners} from '#host/pages/user/owners';
import {useNavigation, useSignal, useStage} from '../../../support/page';
import {useVirtualTime} from '../../../support/virtualTime';

const profile = (name: string) =>
  `<div class="user"><div class="banner-content"><h1 class="name">${name}</h1></div></div>`;

describe('watchOwners', () => {
  const stage = useStage();
  const watching = useSignal();
  const goTo = useNavigation();
  const time = useVirtualTime();
  const watch = () => {
    let calls = 0;
    const owners = watchOwners(() => (calls += 1), watching);
    return {nameOf: owners.nameOf, calls: () => calls};
  };
  const learned = async (owners: ReturnType<typeof watch>, number: string, name: string) =>
    expect(await time.until(() => owners.nameOf(number) === name), `${number} to be ${name}`).to.equal(true);

  it('returns a name unchanged', () => expect(watch().nameOf('Mirabel')).to.equal('Mirabel'));

  it('maps an id to no user until the page shows who it belongs to', async () => {
    goTo('/user/5276/');
    const owners = watch();
    expect(owners.nameOf('5276')).to.equal(undefined);
    stage.show(profile('Mirabel'));
    await learned(owners, '5276', 'Mirabel');
    expect(owners.calls()).to.equal(1);
    goTo('/home');
    expect(owners.nameOf('5276')).to.equal('Mirabel');
  });

  it('trusts a heading that is present when the page loads', () => {
    goTo('/user/5276/animelist');
    stage.show(profile('Mirabel'));
    expect(watch().nameOf('5276')).to.equal('Mirabel');
  });

  it('does not map a user id to the user of the previous page', async () => {
    goTo('/user/Ferdinand/');
    stage.show(profile('Ferdinand'));
    const owners = watch();
    goTo('/user/5276/stats');
    expect(owners.nameOf('5276')).to.equal(undefined);
    const text = stage.node.querySelector('h1')?.firstChild as Text;
    text.data = 'Mirabel';
    await learned(owners, '5276', 'Mirabel');
  });

  it('trusts the same heading once the page is quiet, and a name made of digits', async () => {
    goTo('/user/Mirabel/');
    stage.show(profile('Mirabel'));
    const owners = watch();
    goTo('/user/5276/');
    await time.during(time.wait(1400));
    expect(owners.nameOf('5276')).to.equal(undefined);
    await learned(owners, '5276', 'Mirabel');
    goTo('/user/77/');
    stage.show(profile('77'));
    await learned(owners, '77', '77');
  });
});
