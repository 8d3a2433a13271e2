import {hostEditorAround, type HostEditor} from '../../../src/host/postEditor';
import {pathOf} from '../../../src/host/routes/everyPath';
import type {Draft, Drafts} from '../../../src/services/drafts/drafts';

/** What there is to say of a draft: it was put back, or the browser does not keep it. */
export type DraftState =
  | {readonly state: 'silent'}
  | {readonly state: 'unkept'}
  | {readonly state: 'restored'; readonly at: number; readonly discard: () => void};

interface Options {
  /** The element of ours in the field. */
  readonly element: Element;
  readonly drafts: Drafts;
  readonly key: string;
  /** Page of the editor. */
  readonly path: string;
  readonly tell: (state: DraftState) => void;
  /** Told after a draft was thrown away; what is given brings it back. */
  readonly discarded: (bringBack: () => void) => void;
  readonly signal: AbortSignal;
}

/** Follows one editor: puts a draft into it while it is empty, and keeps what is in it until it is posted. */
class DraftKeeper {
  readonly #options: Options;
  readonly #editor: HostEditor | undefined;
  /** What the editor says as far as the draft knows. */
  #known = '';
  /** What was put in and has not been touched. */
  #restored: string | undefined;

  constructor(options: Options) {
    const {element, drafts, key, signal} = options;
    this.#options = options;
    this.#editor = hostEditorAround(element, () => this.#changed(), {signal});
    this.#known = this.#editor?.text() ?? '';
    signal.addEventListener('abort', () => this.#end());
    void drafts.read(key).then(draft => draft && this.#restore(draft));
  }

  #restore({text, at}: Draft) {
    const {signal, tell} = this.#options;
    if (signal.aborted || !this.#editor || this.#editor.text() !== '') return;
    this.#known = text;
    this.#restored = text;
    this.#editor.write(text);
    tell({state: 'restored', at, discard: () => this.#discard(text)});
  }

  #changed() {
    const {drafts, key, tell, signal} = this.#options;
    const text = this.#editor?.text() ?? '';
    if (text === this.#known) return;
    this.#known = text;
    this.#restored = undefined;
    tell({state: 'silent'});
    const done = text.trim() === '' ? drafts.forget(key) : drafts.keep(key, text);
    void done.then(works => works || signal.aborted || tell({state: 'unkept'}));
  }

  #discard(text: string) {
    const {drafts, key, signal, discarded} = this.#options;
    this.#editor?.write('');
    this.#editor?.focus();
    discarded(() => {
      if (!signal.aborted && this.#editor?.text() === '') this.#editor.write(text);
      else void drafts.keep(key, text);
    });
  }

  /** What was put in and not touched goes with us; an editor that the site took away when Publish was pressed has been posted. */
  #end() {
    const {drafts, key, path} = this.#options;
    const editor = this.#editor;
    if (!editor) return;
    if (!editor.isInPage()) {
      if (editor.isSending() && pathOf(location) === path) void drafts.forget(key);
    } else if (this.#restored !== undefined && editor.text() === this.#restored) editor.write('');
  }
}

/** Keeps the draft of one editor until the signal ends. */
export const keepDraft = (options: Options) => void new DraftKeeper(options);
