import {findHostEditor, type HostEditor} from '#host/pages/feed/postEditor';
import {pathOf} from '#host/pages/everyPath';
import {onPageReturn} from '#platform/pageReturn';
import type {Draft, Drafts} from '#services/drafts/drafts';
import type {DraftState} from './state';

interface Options {
  /** Our element inside the field. */
  readonly element: Element;
  readonly drafts: Drafts;
  readonly key: string;
  /** Path of the page that contains the editor. */
  readonly path: string;
  /**
   * Whether all text in the editor was typed by the user. An editor that does not start empty may contain the text of
   * an existing post.
   */
  readonly startsEmpty: boolean;
  readonly onState: (state: DraftState) => void;
  /** Called after a draft was discarded, with a function that restores it. */
  readonly discarded: (bringBack: () => void) => void;
  readonly signal: AbortSignal;
}

/**
 * Manages the draft of one editor: restores it into an empty editor, offers it if the editor has text, and stores typed
 * text until it is posted.
 */
class DraftManager {
  readonly #options: Options;
  readonly #editor: HostEditor | undefined;
  /** Text in the editor before anyone typed: empty, or that of a post being edited. It is never stored as a draft. */
  #start = '';
  /** The editor's text as last seen. */
  #known = '';
  /** The draft that was restored and has not been edited since. */
  #restored: Draft | undefined;
  /** A draft that was not restored because the editor contains another text. */
  #offered: Draft | undefined;

  constructor(options: Options) {
    const {element, drafts, key, startsEmpty, signal} = options;
    this.#options = options;
    signal.addEventListener('abort', () => this.#end());
    this.#editor = findHostEditor(element, () => this.#changed(), {signal});
    if (!this.#editor) return;
    this.#known = this.#editor.text();
    const wasTyped = (startsEmpty && !this.#editor.hasStaleText) || this.#editor.wasTypedBeforeFollowing();
    this.#start = wasTyped ? '' : this.#known;
    const read = () => void drafts.read(key).then(draft => this.#found(draft));
    read();
    onPageReturn(read, signal);
    if (this.#known !== this.#start) this.#save();
  }

  #found(draft: Draft | undefined) {
    const text = this.#editor?.text();
    if (this.#options.signal.aborted || text === draft?.text) return;
    if (!draft) return void (this.#offered && this.#offer(undefined));
    if (text !== '') return this.#offer(draft);
    this.#put(draft);
    this.#restored = draft;
  }

  #write(text: string) {
    this.#known = text;
    this.#editor?.write(text);
  }

  #put({text, at}: Draft) {
    const replaced = this.#editor?.text() ?? '';
    this.#write(text);
    this.#options.onState({state: 'restored', at, discard: () => this.#discard(text, replaced)});
  }

  #offer(draft: Draft | undefined) {
    this.#offered = draft;
    this.#options.onState(
      draft
        ? {state: 'offered', at: draft.at, accept: () => this.#take(draft), discard: () => this.#refuse(draft)}
        : {state: 'silent'},
    );
  }

  #changed() {
    const text = this.#editor?.text() ?? '';
    if (text === this.#known) {
      if (text === '' || text !== this.#start || !this.#editor?.wasTypedBeforeFollowing()) return;
      this.#start = '';
    }
    const isOfSite = !this.#options.startsEmpty && text !== '' && text !== this.#known && !this.#editor?.isTouched();
    this.#known = text;
    const restored = this.#restored;
    this.#restored = undefined;
    this.#offer(isOfSite ? (restored ?? this.#offered) : this.#offered);
    if (isOfSite) this.#start = text;
    else this.#save();
  }

  /** Stores the editor's text, unless it is the text from before anyone typed. */
  #save() {
    const {drafts, key, onState, signal} = this.#options;
    const text = this.#known;
    const done = text.trim() === '' || text === this.#start ? this.#clear() : drafts.save(key, text);
    void done.then(works => works || signal.aborted || onState({state: 'unkept'}));
  }

  /** The editor's text is not a draft, or no longer one: only a draft that is still being offered is kept. */
  #clear() {
    const {drafts, key} = this.#options;
    return this.#offered ? drafts.save(key, this.#offered.text) : drafts.delete(key);
  }

  #take(draft: Draft) {
    this.#offered = undefined;
    this.#put(draft);
    this.#editor?.focus();
    this.#save();
  }

  #refuse(draft: Draft) {
    const {drafts, key, signal, discarded} = this.#options;
    this.#offer(undefined);
    this.#editor?.focus();
    this.#save();
    discarded(() => {
      if (signal.aborted) return void drafts.save(key, draft.text);
      this.#offer(draft);
      this.#save();
    });
  }

  #discard(text: string, replaced: string) {
    const {drafts, key, signal, onState, discarded} = this.#options;
    this.#restored = undefined;
    this.#write(replaced);
    this.#editor?.focus();
    onState({state: 'silent'});
    this.#save();
    discarded(() => {
      if (signal.aborted || this.#editor?.text() !== replaced) return void drafts.save(key, text);
      this.#write(text);
      this.#save();
    });
  }

  /**
   * A restored draft that was not edited is removed from the editor again. If the site removed the editor after Publish
   * was clicked, the text has been posted.
   */
  #end() {
    const editor = this.#editor;
    if (!editor) return;
    if (!editor.isInPage()) {
      if (editor.isSending() && pathOf(location) === this.#options.path) void this.#clear();
    } else if (this.#restored !== undefined && editor.text() === this.#restored.text) editor.write('');
  }
}

/** Manages the draft of one editor until the signal aborts. */
export const manageDraft = (options: Options) => void new DraftManager(options);
