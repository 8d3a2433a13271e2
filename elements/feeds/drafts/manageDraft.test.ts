import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';

import type {DraftState} from './state';
import {manageDraft} from './manageDraft';
import {encodeSentTexts} from '#host/pages/feed/sendEncoded';
import type {Draft} from '#services/drafts/drafts';
import {returnFromCache, useSignal, useStage} from '#test/support/page';
import {nextFrame} from '#test/support/wait';

/** Drafts in memory; changes are visible at once. */
function memory(rows: Record<string, string> = {}) {
  const kept = new Map(Object.entries(rows));
  return {
    kept,
    read: async (key: string): Promise<Draft | undefined> => {
      const text = kept.get(key);
      await Promise.resolve();
      return text === undefined ? undefined : {text, at: 1};
    },
    save: (key: string, text: string) => Promise.resolve(!!kept.set(key, text)),
    delete: (key: string) => Promise.resolve(kept.delete(key) || true),
  };
}

describe('the stored draft of an editor', () => {
  const stage = useStage();
  let ends: AbortController[] = [];
  beforeEach(() => {
    ends = [];
    stage.show(
      '<div class="activity-edit"><div class="el-textarea"><textarea></textarea><b></b></div><i class="tool"></i></div>',
    );
  });
  afterEach(() => ends.forEach(end => end.abort()));

  const unicodifier = useSignal();
  const field = () => stage.node.querySelector('textarea') as HTMLTextAreaElement;

  /** Changes the text like the site does: without an event, but the field grows with its text. */
  function write(text: string) {
    field().value = text;
    field().style.height = `${40 + text.length}px`;
  }

  /** Simulates that a user typed in the field and left it, which no script can do. */
  function leave() {
    Object.assign(field(), {matches: (selector: string) => selector.includes(':user-valid')});
    fireEvent.change(field());
  }

  /** Starts managing the editor's draft; resolves once that has settled. */
  async function follow({drafts = memory(), startsEmpty = true, key = 'k'} = {}) {
    const end = new AbortController();
    ends.push(end);
    const told: DraftState[] = [];
    let bringBack = () => {};
    manageDraft({
      element: stage.node.querySelector('b') as HTMLElement,
      ...{drafts, key, startsEmpty, path: '/home', signal: end.signal},
      onState: state => told.push(state),
      discarded: run => void (bringBack = run),
    });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    const now = () => told.at(-1) ?? {state: 'silent' as const};
    const press = (what: 'accept' | 'discard') => {
      const state = now();
      if (what in state) (state as Record<typeof what, () => void>)[what]();
    };
    return {kept: drafts.kept, state: () => now().state, press, undo: () => bringBack(), end: () => end.abort()};
  }

  it('is the text typed before the editor was watched', async () => {
    write('Early');
    const {kept} = await follow();
    expect(kept.get('k')).to.equal('Early');
  });

  it('is read again in a page from the back/forward cache: another one is offered, and not once it is gone', async () => {
    const drafts = memory();
    const {kept, state} = await follow({drafts});
    fireEvent.input(field(), {target: {value: 'Mine'}});
    expect(kept.get('k')).to.equal('Mine');
    const read = async () => {
      returnFromCache();
      await nextFrame();
      return [field().value, state()];
    };
    expect(await read()).to.deep.equal(['Mine', 'silent']);
    kept.set('k', 'Theirs');
    expect(await read()).to.deep.equal(['Mine', 'offered']);
    kept.delete('k');
    expect(await read()).to.deep.equal(['Mine', 'silent']);
  });

  it('is not the text of a post being edited until it changes, nor after it is changed back', async () => {
    write('A post');
    const {kept} = await follow({startsEmpty: false});
    expect(kept.size).to.equal(0);
    fireEvent.input(field(), {target: {value: 'A post!'}});
    expect(kept.get('k')).to.equal('A post!');
    fireEvent.input(field(), {target: {value: 'A post'}});
    expect(kept.size).to.equal(0);
  });

  it('is not the text of a post that the site inserts later; the post replaces the draft, which is offered instead', async () => {
    const drafts = memory({k: 'My version'});
    const {kept, state} = await follow({drafts, startsEmpty: false});
    expect([field().value, state()]).to.deep.equal(['My version', 'restored']);
    write('A post');
    await Promise.resolve();
    expect([field().value, state(), kept.get('k')]).to.deep.equal(['A post', 'offered', 'My version']);
  });

  for (const [what, text, kept] of [
    ['is deleted if the site clears the field', '', undefined],
    ['is the text that the site puts into the field', 'Other 😀', 'Other 😀'],
    ['stays if the site does nothing', undefined, 'Hi 😀'],
  ] as const)
    it(`${what} in the frame in which an encoded text is sent`, async () => {
      const encode = (typed: string) => typed.replace('😀', '&#128512;');
      encodeSentTexts({encode, decode: stored => stored}, unicodifier);
      const managed = await follow();
      fireEvent.input(field(), {target: {value: 'Hi 😀'}});
      fireEvent.keyDown(field(), {key: 'Enter', ctrlKey: true});
      expect(field().value).to.equal('Hi &#128512;');
      if (text !== undefined) write(text);
      await nextFrame();
      expect(managed.kept.get('k')).to.equal(kept);
    });

  it("is the text that an editor's buttons insert", async () => {
    const {kept} = await follow({startsEmpty: false});
    fireEvent.click(stage.node.querySelector('.tool') as Element);
    write('____');
    await Promise.resolve();
    expect(kept.get('k')).to.equal('____');
  });

  it('is the text that the browser reports as typed when the field loses focus, in an editor that may start with a post', async () => {
    write('Early');
    const {kept} = await follow({startsEmpty: false});
    expect(kept.size).to.equal(0);
    leave();
    expect(kept.get('k')).to.equal('Early');
  });

  it('is the text typed into a field that was left before the editor was watched', async () => {
    write('Early');
    leave();
    const {kept} = await follow({startsEmpty: false});
    expect(kept.get('k')).to.equal('Early');
  });

  it('is not the text left in the field when the site reuses it for another editor', async () => {
    const first = await follow();
    fireEvent.input(field(), {target: {value: 'To Mirabel'}});
    expect(first.kept.get('k')).to.equal('To Mirabel');
    first.end();
    const {kept} = await follow({key: 'other'});
    leave();
    expect(kept.size).to.equal(0);
    fireEvent.input(field(), {target: {value: 'To Mirabel and others'}});
    expect(kept.get('other')).to.equal('To Mirabel and others');
  });

  it('is the offered draft again once the text in the field is deleted', async () => {
    write('Early');
    const {kept, state} = await follow({drafts: memory({k: 'Long draft'})});
    expect([state(), kept.get('k')]).to.deep.equal(['offered', 'Early']);
    fireEvent.input(field(), {target: {value: ''}});
    expect([state(), kept.get('k')]).to.deep.equal(['offered', 'Long draft']);
  });

  it('is the offered draft once accepted; discarding it restores the text it replaced', async () => {
    write('A post');
    const {kept, state, press, undo} = await follow({drafts: memory({k: 'My version'}), startsEmpty: false});
    expect([field().value, state()]).to.deep.equal(['A post', 'offered']);
    press('accept');
    expect([field().value, state(), kept.get('k')]).to.deep.equal(['My version', 'restored', 'My version']);
    press('discard');
    expect([field().value, state(), kept.size]).to.deep.equal(['A post', 'silent', 0]);
    undo();
    expect([field().value, kept.get('k')]).to.deep.equal(['My version', 'My version']);
  });

  it('is deleted when the offered draft is discarded, unless that is undone', async () => {
    write('A post');
    const {kept, state, press, undo} = await follow({drafts: memory({k: 'My version'}), startsEmpty: false});
    press('discard');
    expect([field().value, state(), kept.size]).to.deep.equal(['A post', 'silent', 0]);
    undo();
    expect([field().value, state(), kept.get('k')]).to.deep.equal(['A post', 'offered', 'My version']);
  });
});
