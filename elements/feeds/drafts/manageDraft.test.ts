import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';

import type {DraftState} from './state';
import {manageDraft} from './manageDraft';
import {encodeSentTexts} from '#host/pages/feed/sendEncoded';
import type {Draft} from '#services/drafts/drafts';
import {returnFromCache, useSignal, useStage} from '#test/support/page';
import {nextFrame} from '#test/support/wait';

/** Drafts in memory, by their first words; changes are visible at once. The given ones are from an earlier page. */
function memory(...texts: string[]) {
  const kept = new Map(texts.map(text => [`k earlier ${text}`, text]));
  return {
    kept,
    read: async (key: string): Promise<Draft | undefined> => {
      const [place, text = ''] = [...kept].find(([each]) => each.startsWith(`${key} `)) ?? [];
      await Promise.resolve();
      return place === undefined ? undefined : {text, at: 1, place};
    },
    save(place: string, text: string, replaced?: Draft) {
      if (replaced) kept.delete(replaced.place);
      return Promise.resolve(!!kept.set(place, text));
    },
    delete(place: string, replaced?: Draft) {
      if (replaced) kept.delete(replaced.place);
      return Promise.resolve(kept.delete(place) || true);
    },
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
    const texts = () => [...drafts.kept.values()].toSorted();
    return {texts, state: () => now().state, press, undo: () => bringBack(), end: () => end.abort()};
  }

  it('is the text typed before the editor was watched', async () => {
    write('Early');
    const {texts} = await follow();
    expect(texts()).to.deep.equal(['Early']);
  });

  it('is read again in a page from the back/forward cache, unless a text was typed there', async () => {
    const drafts = memory();
    const {state} = await follow({drafts});
    /** The editor once another tab has stored this text, or deleted its draft, and the page is restored. */
    const afterReturn = async (theirs: string | undefined) => {
      if (theirs === undefined) drafts.kept.delete('k other');
      else drafts.kept.set('k other', theirs);
      returnFromCache();
      await nextFrame();
      return [field().value, state()];
    };
    expect(await afterReturn('One')).to.deep.equal(['One', 'restored']);
    expect(await afterReturn('Two')).to.deep.equal(['One', 'offered']);
    expect(await afterReturn(undefined)).to.deep.equal(['One', 'silent']);
    fireEvent.input(field(), {target: {value: 'Mine'}});
    expect(await afterReturn('Three')).to.deep.equal(['Mine', 'silent']);
  });

  it('is not the text of a post being edited until it changes, nor after it is changed back', async () => {
    write('A post');
    const {texts} = await follow({startsEmpty: false});
    expect(texts()).to.deep.equal([]);
    fireEvent.input(field(), {target: {value: 'A post!'}});
    expect(texts()).to.deep.equal(['A post!']);
    fireEvent.input(field(), {target: {value: 'A post'}});
    expect(texts()).to.deep.equal([]);
  });

  it('is not the text of a post that the site inserts later; the post replaces the draft, which is offered instead', async () => {
    const drafts = memory('My version');
    const {texts, state} = await follow({drafts, startsEmpty: false});
    expect([field().value, state()]).to.deep.equal(['My version', 'restored']);
    write('A post');
    await Promise.resolve();
    expect([field().value, state(), texts()]).to.deep.equal(['A post', 'offered', ['My version']]);
  });

  for (const [what, text, kept] of [
    ['is deleted if the site clears the field', '', []],
    ['is the text that the site puts into the field', 'Other 😀', ['Other 😀']],
    ['stays if the site does nothing', undefined, ['Hi 😀']],
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
      expect(managed.texts()).to.deep.equal(kept);
    });

  it("is the text that an editor's buttons insert", async () => {
    const {texts} = await follow({startsEmpty: false});
    fireEvent.click(stage.node.querySelector('.tool') as Element);
    write('____');
    await Promise.resolve();
    expect(texts()).to.deep.equal(['____']);
  });

  it('is the text that the browser reports as typed when the field loses focus, in an editor that may start with a post', async () => {
    write('Early');
    const {texts} = await follow({startsEmpty: false});
    expect(texts()).to.deep.equal([]);
    leave();
    expect(texts()).to.deep.equal(['Early']);
  });

  it('is the text typed into a field that was left before the editor was watched', async () => {
    write('Early');
    leave();
    const {texts} = await follow({startsEmpty: false});
    expect(texts()).to.deep.equal(['Early']);
  });

  it('is not the text left in the field when the site reuses it for another editor', async () => {
    const first = await follow();
    fireEvent.input(field(), {target: {value: 'To Mirabel'}});
    expect(first.texts()).to.deep.equal(['To Mirabel']);
    first.end();
    const {texts} = await follow({key: 'other'});
    leave();
    expect(texts()).to.deep.equal([]);
    fireEvent.input(field(), {target: {value: 'To Mirabel and others'}});
    expect(texts()).to.deep.equal(['To Mirabel and others']);
  });

  it('is kept beside an offered draft, which no typing overwrites', async () => {
    write('Early');
    const {texts, state} = await follow({drafts: memory('Long draft')});
    expect([state(), texts()]).to.deep.equal(['offered', ['Early', 'Long draft']]);
    fireEvent.input(field(), {target: {value: ''}});
    expect([state(), texts()]).to.deep.equal(['offered', ['Long draft']]);
  });

  it('is the offered draft once accepted; discarding it restores the text it replaced', async () => {
    write('A post');
    const {texts, state, press, undo} = await follow({drafts: memory('My version'), startsEmpty: false});
    expect([field().value, state()]).to.deep.equal(['A post', 'offered']);
    press('accept');
    expect([field().value, state(), texts()]).to.deep.equal(['My version', 'restored', ['My version']]);
    press('discard');
    expect([field().value, state(), texts()]).to.deep.equal(['A post', 'silent', []]);
    undo();
    expect([field().value, texts()]).to.deep.equal(['My version', ['My version']]);
  });

  it('is deleted when the offered draft is discarded, unless that is undone', async () => {
    write('A post');
    const {texts, state, press, undo} = await follow({drafts: memory('My version'), startsEmpty: false});
    press('discard');
    expect([field().value, state(), texts()]).to.deep.equal(['A post', 'silent', []]);
    undo();
    expect([field().value, state(), texts()]).to.deep.equal(['A post', 'offered', ['My version']]);
  });

  it('is kept beside the text that another tab has for the same page, and outlives it', async () => {
    const drafts = memory();
    const [one, other] = [await follow({drafts}), await follow({drafts})];
    fireEvent.input(field(), {target: {value: 'Mine'}});
    expect(one.texts()).to.deep.equal(['Mine', 'Mine']);
    other.end();
    expect(drafts.kept.size).to.equal(2);
  });

  it('is stored again when the page is shown, since another tab may have continued it', async () => {
    const drafts = memory();
    const {texts} = await follow({drafts});
    fireEvent.input(field(), {target: {value: 'Mine'}});
    drafts.kept.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(texts()).to.deep.equal(['Mine']);
  });

  it('moves to the editor in which it is continued', async () => {
    const drafts = memory('Long draft');
    const {texts} = await follow({drafts});
    expect([field().value, [...drafts.kept.keys()]]).to.deep.equal(['Long draft', ['k earlier Long draft']]);
    fireEvent.input(field(), {target: {value: 'Longer draft'}});
    expect(texts()).to.deep.equal(['Longer draft']);
  });

  it('is stored at a place of its own, so that one discarded before it can be brought back', async () => {
    const drafts = memory('Long draft');
    const {texts, press, undo} = await follow({drafts});
    press('discard');
    expect([field().value, texts()]).to.deep.equal(['', []]);
    fireEvent.input(field(), {target: {value: 'New'}});
    undo();
    expect([field().value, texts()]).to.deep.equal(['New', ['Long draft', 'New']]);
  });
});
