import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import DraftNote from './DraftNote';
import {apiOf} from '#services/api/api';
import {draftsOf} from '#services/drafts/drafts';
import {ElementContext} from '#ui/context';
import {useConsole} from '#test/support/console';
import {databaseFrom, emptyDatabase} from '#test/support/database';
import {expectAccessible} from '#test/support/draw';
import {hidePage} from '#test/support/lists';
import {useStage} from '#test/support/page';
import {fakeServices} from '#test/support/services';

describe('DraftNote', () => {
  useConsole();
  const stage = useStage();
  let services = fakeServices({userName: 'Mirabel'});
  beforeEach(() => {
    services = fakeServices({userName: 'Mirabel'});
  });
  afterEach(async () => {
    services.stop();
    await emptyDatabase();
  });

  /** Renders the note in the field of an editor. */
  function draw(hasStorage = true) {
    stage.show(
      '<div class="activity-edit"><div class="el-textarea"><textarea aria-label="Text"></textarea><b></b></div></div>',
    );
    const field = stage.node.querySelector('textarea') as HTMLTextAreaElement;
    const element = stage.node.querySelector('b') as HTMLElement;
    const api = apiOf(services);
    const database = hasStorage ? api.database : databaseFrom(() => Promise.resolve(undefined));
    const own = {...api, database};
    Object.assign(services, {apiFor: () => own});
    const surroundings = {
      services,
      featureId: 'drafts',
      element,
      replaceHost: () => undefined,
      fail: reportError,
    };
    const drawn = render(
      <ElementContext value={surroundings}>
        <DraftNote path="/home" kind="post" subject={undefined} startsEmpty />
      </ElementContext>,
      {container: element},
    );
    return {field, element, drawn, drafts: draftsOf(services, api.database)};
  }

  async function draft(text: string) {
    const kept = draftsOf(services, apiOf(services).database).save('mirabel /home post', text);
    hidePage();
    await kept;
  }

  it('shows nothing when there is no draft', async () => {
    const {element, field, drafts} = draw();
    await drafts.read('mirabel /home post');
    expect(element.textContent).to.equal('');
    expect(field.value).to.equal('');
  });

  it('reports that a draft was restored, notifies the host, and removes the text again on unmount', async () => {
    await draft('Hello');
    let heard = '';
    stage.node.addEventListener('input', ({target}) => (heard = (target as HTMLTextAreaElement).value));
    const {element, field, drawn} = draw();
    await screen.findByText('Draft restored');
    expect([field.value, heard]).to.deep.equal(['Hello', 'Hello']);
    await expectAccessible(element);
    drawn.unmount();
    expect([field.value, heard]).to.deep.equal(['', '']);
  });

  it('does not overwrite text already in the editor, and offers the draft', async () => {
    await draft('Hello');
    const {field} = draw();
    field.value = 'Something else';
    await screen.findByText('You have an earlier draft');
    expect(field.value).to.equal('Something else');
  });

  it('deletes a discarded draft, and Undo restores it', async () => {
    await draft('Hello');
    const {field, drafts} = draw();
    fireEvent.click(await screen.findByRole('button', {name: 'Discard'}));
    expect(field.value).to.equal('');
    expect(await drafts.read('mirabel /home post')).to.equal(undefined);
    services.toasts.list()[0]?.action?.run();
    expect(field.value).to.equal('Hello');
    expect((await drafts.read('mirabel /home post'))?.text).to.equal('Hello');
  });

  it('deletes the draft when the site clears the field', async () => {
    await draft('Hello');
    const {field, drafts} = draw();
    await screen.findByText('Draft restored');
    field.value = '';
    field.style.height = '40px';
    await waitFor(async () => expect(await drafts.read('mirabel /home post')).to.equal(undefined));
  });

  it('warns that nothing is stored when the browser has no storage', async () => {
    const {field, element} = draw(false);
    fireEvent.input(field, {target: {value: 'Hello'}});
    hidePage();
    await waitFor(() => expect(element.textContent).to.contain("can't be saved in this browser"));
    await expectAccessible(element);
  });
});
