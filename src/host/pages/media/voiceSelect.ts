import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';

const voiceSelect = selector('voiceSelect', '.media-characters .language-select', {
  evidence: 'Characters tab of an anime, which has a select if there are voice actors. Low, 2024-07.',
});

/**
 * The options of the select. The widget library keeps them inside of the select until it is first opened, then in the
 * body.
 */
const voiceOption = selector(
  'voiceOption',
  '.media-characters .language-select .el-select-dropdown__item, body > .el-select-dropdown .el-select-dropdown__item',
  {evidence: 'Widget library; a script opens the select and clicks an option. Low, 2024-07.'},
);

const nameOf = (option: Element) => option.textContent.trim();
const current = () => document.querySelector<HTMLInputElement>(`${voiceSelect.selector} input`)?.value;

/** Clicks the option of a language, without moving the focus; returns whether there is one. */
function choose(language: string): boolean {
  const options = [...document.querySelectorAll<HTMLElement>(voiceOption.selector)];
  const wanted = options.find(option => nameOf(option) === language);
  if (!wanted) return false;
  const {activeElement} = document;
  wanted.click();
  // The widget library focuses the select.
  if (document.activeElement !== activeElement && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  if (activeElement instanceof HTMLElement) activeElement.focus({preventScroll: true});
  return true;
}

/** The language that we have selected, and the one that was selected before, until that is selected again. */
let ours: {readonly language: string; readonly before: string} | undefined;

function restore() {
  if (ours && current() === ours.language && choose(ours.before)) ours = undefined;
}

/**
 * Selects a language of voice actors on the characters tab, once, when the site offers it; not after the user has used
 * the select. `undefined`: the language of the site. That is also selected when the signal ends, unless the user has
 * chosen since. The site keeps the selected language when the media changes, so this may happen on the next page.
 */
export function chooseVoices(language: string | undefined, {signal}: {signal: AbortSignal}) {
  let isOver = false;
  const found = (option: Element) => {
    const now = current();
    if (isOver || now === undefined || now === '') return;
    if (language === undefined) restore();
    else if (nameOf(option) === language) {
      isOver = true;
      if (now === language) return;
      ours = {language, before: ours?.language === now ? ours.before : now};
      choose(language);
    }
  };
  // If the options are created only when the select is opened, it is opened.
  const open = (select: Element) => {
    if (language !== undefined && !select.querySelector('.el-select-dropdown')) select.querySelector('input')?.click();
  };
  const onUse = ({isTrusted, target}: Event) => {
    const used = `${voiceSelect.selector}, ${voiceOption.selector}`;
    if (!isTrusted || !(target instanceof Element) || !target.closest(used)) return;
    isOver = true;
    ours = undefined;
  };
  addEventListener('click', onUse, {signal, capture: true});
  addEventListener('keydown', onUse, {signal, capture: true});
  watchElements(voiceSelect.selector, {found: open, changed() {}}, {signal});
  watchElements(voiceOption.selector, {found, changed() {}}, {signal});
  signal.addEventListener('abort', restore);
}
