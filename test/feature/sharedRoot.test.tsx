import {expect} from 'chai';
import {use, useLayoutEffect} from 'react';

import {SharedRoot} from '#feature/sharedRoot';
import {useConsole} from '../support/console';
import {useStage} from '../support/page';
import {createRow, modes} from '../support/sharedRoots';
import {microtask, nextFrame, waitUntil} from '../support/wait';

/** A field that keeps what is typed only as long as it stays mounted. */
const Field = ({label = 'label'}) => (
  <p>
    {label} <input />
  </p>
);

for (const [mode, create] of modes)
  describe(`a React root with many containers, ${mode}`, () => {
    const stage = useStage();
    // React prints what it catches.
    useConsole();
    const errors: unknown[] = [];
    const nativeReport = reportError;
    let root: SharedRoot;
    beforeEach(() => {
      errors.length = 0;
      globalThis.reportError = error => void errors.push(error);
      root = new SharedRoot(create);
    });
    afterEach(() => {
      globalThis.reportError = nativeReport;
    });

    const fieldOf = ({shadow}: {shadow: ShadowRoot}) => shadow.querySelector('input');
    /** Rows with a field in which something is typed. Returns a function for the labels of those that have lost it. */
    const showFields = async (count: number) => {
      const rows = Array.from({length: count}, () => createRow(root, stage.node));
      for (const row of rows) row.render(<Field />);
      await waitUntil(() => rows.every(fieldOf));
      const fields = rows.map(row => fieldOf(row) as HTMLInputElement);
      for (const [index, field] of fields.entries()) field.value = `typed ${index}`;
      const kept = () => rows.filter((row, index) => fieldOf(row)?.value === `typed ${index}`).length;
      return {rows, kept};
    };

    it('renders into each of them, updates it with its state kept, and empties it', async () => {
      const {rows, kept} = await showFields(3);
      rows[1]?.render(<Field label="changed" />);
      await waitUntil(() => rows[1]?.shadow.textContent.includes('changed'));
      expect(kept()).to.equal(3);
      rows[1]?.unmount();
      await microtask();
      expect(rows.map(({shadow}) => shadow.childNodes.length)).to.deep.equal([1, 0, 1]);
      await nextFrame();
      expect(kept()).to.equal(2);
    });

    it('starts with a new state where it renders again after it was emptied, even in one task', async () => {
      const {rows} = await showFields(2);
      const [first] = rows;
      first?.unmount();
      const again = root.createRoot(first?.shadow as ShadowRoot);
      again.render(<Field label="again" />);
      first?.render(<Field label="ended" />);
      await waitUntil(() => first?.shadow.textContent.includes('again'));
      expect(first?.shadow.querySelectorAll('input').length).to.equal(1);
      expect(first && fieldOf(first)?.value).to.equal('');
      again.unmount();
      await microtask();
      expect(first?.shadow.childNodes.length).to.equal(0);
    });

    it('mounts at most twelve in a render, and the next after the page had its turn', async () => {
      const log: string[] = [];
      const Logged = ({name}: {name: string}) => {
        useLayoutEffect(() => {
          if (!log.includes(name)) log.push(name);
        }, [name]);
        return name;
      };
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        if (log.at(-1) !== '-') log.push('-');
        if (log.filter(each => each !== '-').length < 30) port2.postMessage(undefined);
        else port1.close();
      };
      port2.postMessage(undefined);
      for (let index = 0; index < 30; index++) createRow(root, stage.node).render(<Logged name={`row ${index}`} />);
      await waitUntil(() => log.includes('row 29'));
      const batches = log
        .join()
        .split('-')
        .map(each => each.split(',').filter(Boolean).length);
      expect(batches.filter(Boolean)).to.deep.equal([12, 12, 6]);
    });

    it('empties all of them at the end of a task, before it calls back', async () => {
      const {rows} = await showFields(20);
      const seen: number[] = [];
      const filled = () => rows.filter(({shadow}) => shadow.firstChild).length;
      for (const {unmount} of rows.slice(5)) {
        unmount();
        root.whenEmptied(() => seen.push(filled()));
      }
      expect(filled()).to.equal(20);
      await microtask();
      expect(new Set(seen)).to.deep.equal(new Set([5]));
    });

    it('calls back for each commit of content, also of none, of an error and of one that waits', async () => {
      const contents = {
        something: <p>Something</p>,
        nothing: null,
        error: <Throwing />,
        waiting: <Waiting />,
      };
      const called: string[] = [];
      for (const [name, node] of Object.entries(contents)) {
        const row = createRow(root, stage.node);
        root.onCommit(row.shadow, () => called.push(name));
        row.render(node);
      }
      await waitUntil(() => new Set(called).size === 4);
    });

    it('mounts the others while one waits', async () => {
      createRow(root, stage.node).render(<Waiting />);
      const {kept} = await showFields(13);
      expect(kept()).to.equal(13);
      const row = createRow(root, stage.node);
      let resolve: (text: string) => void = () => undefined;
      const promise = new Promise<string>(done => (resolve = done));
      row.render(<Waiting text={promise} />);
      await nextFrame();
      expect(row.shadow.textContent).to.equal('');
      resolve('there');
      await waitUntil(() => row.shadow.textContent === 'there');
      expect(kept()).to.equal(13);
    });

    it('mounts sixty of which each mounts the next in a layout effect', async () => {
      const mounted = new Set<number>();
      const Next = ({left}: {left: number}) => {
        useLayoutEffect(() => {
          if (mounted.has(left)) return;
          mounted.add(left);
          if (left > 0) createRow(root, stage.node).render(<Next left={left - 1} />);
        }, [left]);
        return left;
      };
      createRow(root, stage.node).render(<Next left={59} />);
      await waitUntil(() => mounted.size === 60);
      await waitUntil(() => [...stage.node.children].every(({shadowRoot}) => shadowRoot?.textContent));
      expect(errors).to.deep.equal([]);
    });

    it('keeps the others and can show a row again whose content throws', async () => {
      const {rows, kept} = await showFields(49);
      const bad = createRow(root, stage.node);
      bad.render(<Throwing />);
      await waitUntil(() => errors.length === 1);
      bad.render(<Field />);
      await waitUntil(() => fieldOf(bad));
      expect([kept(), rows.length]).to.deep.equal([49, 49]);
    });

    const removals = {
      'a removed node': (shadow: ShadowRoot) => shadow.querySelector('p')?.remove(),
      'a removed node inside': (shadow: ShadowRoot) => shadow.querySelector('input')?.remove(),
      'no nodes at all': (shadow: ShadowRoot) => shadow.replaceChildren(),
      'nodes elsewhere': (shadow: ShadowRoot) => stage.node.append(...shadow.childNodes),
      'the fonts of a translator': translate,
    } satisfies Record<string, (shadow: ShadowRoot) => unknown>;
    for (const [what, change] of Object.entries(removals))
      it(`keeps the others when it empties one with ${what}, and can render there again`, async () => {
        const {rows, kept} = await showFields(49);
        const changed = createRow(root, stage.node);
        changed.render(<Field label="one" />);
        await waitUntil(() => fieldOf(changed));
        change(changed.shadow);
        const first = rows[0] as (typeof rows)[0];
        first.unmount();
        changed.unmount();
        await microtask();
        changed.shadow.replaceChildren();
        const again = root.createRoot(changed.shadow);
        again.render(<Field label="two" />);
        await waitUntil(() => changed.shadow.textContent.includes('two'));
        expect([kept(), first.shadow.childNodes.length]).to.deep.equal([48, 0]);
        again.unmount();
        await microtask();
        expect(changed.shadow.childNodes.length).to.equal(0);
      });

    it('is created again with all remaining rows after an error that React has not caught', async () => {
      const made: ReturnType<typeof create>[] = [];
      root = new SharedRoot((...args) => {
        const inner = create(...args);
        made.push(inner);
        return inner;
      });
      const {rows, kept} = await showFields(20);
      rows[3]?.unmount();
      await nextFrame();
      made[0]?.render(<Throwing />);
      await waitUntil(() => made.length === 2 && rows.filter(fieldOf).length === 19);
      expect([kept(), errors.length]).to.deep.equal([0, 1]);
      expect(rows.map(({shadow}) => shadow.childNodes.length)).to.deep.equal(
        rows.map((_, index) => Number(index !== 3)),
      );
      rows[4]?.render(<Field label="works" />);
      await waitUntil(() => rows[4]?.shadow.textContent.includes('works'));
    });
  });

function Throwing(): string {
  throw new Error('cannot render this');
}

const never = new Promise<string>(() => {});
const Waiting = ({text = never}: {text?: Promise<string>}) => use(text);

/** Replaces texts like the translator of a browser, without React. */
function translate(root: ShadowRoot) {
  const texts = [...root.querySelectorAll('*')].flatMap(({childNodes}) => [...childNodes]);
  for (const text of texts.filter(node => node instanceof Text)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = 'translated';
    outer.append(inner);
    text.replaceWith(outer);
  }
}
