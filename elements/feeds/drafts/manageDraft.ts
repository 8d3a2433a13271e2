import {findHostEditor, type HostEditor} from '#host/pages/feed/postEditor';
import {pathOf} from '#host/pages/everyPath';
import {onPageReturn} from '#platform/pageReturn';
import {newPlace, type Draft, type Drafts} from '#services/drafts/drafts';
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
  /** Where the text is stored. */
  readonly #place: string;
  /** Text in the editor before anyone typed: empty, or that of a post being edited. It is never stored as a draft. */
  #start = '';
  /** The editor's text as last seen. */
  #known = '';
  /** The draft that was restored and has not been edited since. */
  #restored: Draft | undefined;
  /** A draft that was not restored because the editor contains another text. */
  #offered: Draft | undefined;
  /** A draft that the text in the editor replaces once it is stored. */
  #replaced: Draft | undefined;

  constructor(options: Options) {
    const {element, drafts, key, startsEmpty, signal} = options;
    this.#options = options;
    this.#place = newPlace(key);
    signal.addEventListener('abort', () => this.#end());
    this.#editor = findHostEditor(element, () => this.#changed(), {signal});
    if (!this.#editor) return;
    this.#known = this.#editor.text();
    const wasTyped = (startsEmpty && !this.#editor.hasStaleText) || this.#editor.wasTypedBeforeFollowing();
    this.#start = wasTyped ? '' : this.#known;
    const read = () => void drafts.read(key).then(draft => this.#found(draft));
    read();
    const readAgain = () => {
      if (this.#offered || !this.#isTyped()) read();
    };
    onPageReturn(readAgain, signal);
    if (this.#known !== this.#start) this.#save();
    document.addEventListener('visibilitychange', () => this.#resume(), {signal});
  }

  /** Whether the editor has a text that was typed here. */
  #isTyped = () => !this.#restored && this.#known !== this.#start;

  /** Stores the text again, since another tab may have taken it over in the meantime. */
  #resume() {
    if (!document.hidden && this.#isTyped()) this.#save();
  }

  #found(draft: Draft | undefined) {
    const text = this.#editor?.text();
    if (this.#options.signal.aborted) return;
    if (!draft) return void (this.#offered && this.#offer(undefined));
    if (text !== '' && text !== draft.text) return this.#offer(draft);
    this.#replaced = draft;
    if (text === draft.text) return;
    this.#put(draft);
    this.#restored = draft;
  }

  #write(text: string) {
    this.#known = text;
    this.#editor?.write(text);
  }

  #put(draft: Draft) {
    const before = this.#editor?.text() ?? '';
    this.#write(draft.text);
    this.#options.onState({state: 'restored', at: draft.at, discard: () => this.#discard(draft, before)});
  }

  #offer(draft: Draft | undefined) {
    this.#offered = draft;
    if (draft) this.#replaced = undefined;
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
    const {drafts, onState, signal} = this.#options;
    const text = this.#known;
    const isDraft = text.trim() !== '' && text !== this.#start;
    const done = isDraft ? drafts.save(this.#place, text, this.#replaced) : this.#clear();
    this.#replaced = undefined;
    void done.then(works => works || signal.aborted || onState({state: 'unkept'}));
  }

  /** The editor's text is not a draft, or no longer one. */
  #clear = () => this.#options.drafts.delete(this.#place, this.#replaced);

  #take(draft: Draft) {
    this.#offered = undefined;
    this.#replaced = draft;
    this.#put(draft);
    this.#editor?.focus();
    this.#save();
  }

  #refuse(draft: Draft) {
    const {drafts, signal, discarded} = this.#options;
    this.#offer(undefined);
    this.#editor?.focus();
    this.#replaced = draft;
    this.#save();
    discarded(() => {
      void drafts.save(draft.place, draft.text);
      if (!signal.aborted) this.#offer(draft);
    });
  }

  #discard(draft: Draft, before: string) {
    const {drafts, signal, onState, discarded} = this.#options;
    this.#restored = undefined;
    this.#write(before);
    this.#editor?.focus();
    onState({state: 'silent'});
    this.#save();
    discarded(() => {
      if (signal.aborted || this.#editor?.text() !== before) return void drafts.save(draft.place, draft.text);
      this.#write(draft.text);
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
