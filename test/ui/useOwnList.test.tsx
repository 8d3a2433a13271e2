import {render} from '@testing-library/react';
import {expect} from 'chai';

import {ElementContext} from '#ui/context';
import {useOwnList} from '#ui/useOwnList';
import {useLists} from '../support/lists';
import {nextFrame, waitUntil} from '../support/wait';

function Shown() {
  const {state, list} = useOwnList('ANIME');
  const progress = list ? [...list.entries.values()].map(entry => entry.progress).join(' ') : 'none';
  return (
    <p>
      {state}: {progress}
    </p>
  );
}

describe('useOwnList', () => {
  const {api, tab, requests, ask} = useLists();

  function draw() {
    const opened = tab();
    const {services} = opened;
    const surroundings = {
      services,
      featureId: 'drawn',
      element: document.body,
      replaceHost: () => undefined,
      fail: reportError,
    };
    const drawn = render(
      <ElementContext value={surroundings}>
        <Shown />
      </ElementContext>,
    );
    const text = () => drawn.container.textContent;
    return {...opened, ...drawn, text, shows: (wanted: string) => waitUntil(() => text() === wanted, wanted)};
  }

  it('is loading, then returns the list, and updates when it changes', async () => {
    const {text, shows, lists} = draw();
    expect(text()).to.equal('loading: none');
    await shows('data: 3 3');
    await ask(lists, 1, {status: 'CURRENT', score: 7, progress: 11});
    await shows('data: 11 3');
    expect(requests()).to.equal(1);
  });

  it('is signed out when nobody is signed in to the site, and requests the list after sign-in', async () => {
    const {services, shows} = draw();
    services.session.setUser(undefined);
    await shows('signedOut: none');
    const before = requests();
    services.session.setUser('Somebody', 'other');
    await shows('data: 3 3');
    expect(requests()).to.equal(before + 1);
  });

  it('reports a failure', async () => {
    api.fails(() => new Response('', {status: 500}));
    const {shows} = draw();
    await shows('failed: none');
  });

  it('cancels the load when unmounted', async () => {
    const {unmount, lists} = draw();
    unmount();
    await nextFrame();
    expect([lists.get('ANIME').list, requests()]).to.deep.equal([undefined, 0]);
  });
});
