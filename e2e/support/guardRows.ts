import type {GuardRow} from './guardScene';

const moved = ['moved p'];
const removed = ['removed h6.row'];
const rewrote = (kind: string, of = 'h6.row') => [`rewrote ${kind} of ${of}`];
const text = ['rewrote text of #text "Some words"'];
const clash = ['moved b'];

/** One row per way to create a node. The guard must know that the host created it, so another script then moves it. */
const makers: readonly GuardRow[] = [
  ['createElement', ({asHost, box}) => box.append(asHost(() => document.createElement('b'))), clash],
  [
    'createElementNS',
    ({asHost, box}) => box.append(asHost(() => document.createElementNS('http://www.w3.org/1999/xhtml', 'b'))),
    clash,
  ],
  ['createTextNode', ({asHost, box}) => box.append(asHost(() => document.createTextNode('b'))), ['moved #text "b"']],
  ['createComment', ({asHost, box}) => box.append(asHost(() => document.createComment('b'))), ['moved #comment "b"']],
  ['importNode', ({fragment, box}) => box.append(fragment.firstElementChild ?? ''), clash],
  ['cloneNode', ({asHost, next, box}) => box.append(asHost(() => next.cloneNode())), moved],
  [
    'children created by innerHTML',
    ({asHost, next, box, html}) => {
      asHost(() => Reflect.set(next, 'innerHTML', html('<b>New</b>')));
      box.append(next.firstElementChild ?? '');
    },
    clash,
  ],
  [
    'the text created by textContent',
    ({asHost, next}) => {
      asHost(() => (next.textContent = 'Some words'));
      if (next.firstChild) next.firstChild.nodeValue = 'Other words';
    },
    text,
  ],
];

// Newer than the compiler's DOM types.
interface Moving {
  moveBefore(node: Node, next: Node | null): void;
}
interface Sanitizing {
  setHTML(markup: string): void;
}

const tree: readonly GuardRow[] = [
  ['appendChild', ({box, next}) => void box.appendChild(next), moved],
  ['insertBefore', ({box, next, host}) => void box.insertBefore(next, host), moved],
  ['removeChild', ({box, host}) => void box.removeChild(host), removed],
  ['replaceChild, removed', ({box, host}) => void box.replaceChild(document.createElement('am-a'), host), removed],
  ['replaceChild, inserted', ({box, next, host}) => void box.replaceChild(next, host), [...removed, ...moved]],
  ['normalize', ({host}) => host.normalize(), rewrote('text')],
  ['remove of an element', ({host}) => host.remove(), removed],
  ['remove of a text', ({text}) => text.remove(), ['removed #text "Some words"']],
  ['before an element', ({host, next}) => host.before(next), moved],
  ['before a text', ({text, next}) => text.before(next), moved],
  ['after an element', ({svg, next}) => svg.after(next), moved],
  ['after a text', ({text, next}) => text.after(next), moved],
  ['replaceWith of an element', ({host, next}) => host.replaceWith(next), [...removed, ...moved]],
  ['replaceWith of a text', ({text}) => text.replaceWith(), ['removed #text "Some words"']],
  ['append to an element', ({host, next}) => host.append(next), moved],
  ['append to a fragment', ({fragment, next}) => fragment.append(next), moved],
  ['prepend to an element', ({box, next}) => box.prepend(next), moved],
  ['prepend to a fragment', ({fragment, next}) => fragment.prepend(next), moved],
  ['replaceChildren of an element', ({box}) => box.replaceChildren(), rewrote('children', 'div.box')],
  [
    'replaceChildren of a fragment',
    ({fragment}) => fragment.replaceChildren(),
    rewrote('children', '#document-fragment ""'),
  ],
  ['insertAdjacentElement beforebegin', ({host, next}) => void host.insertAdjacentElement('beforebegin', next), moved],
  ['insertAdjacentElement afterbegin', ({host, next}) => void host.insertAdjacentElement('afterbegin', next), moved],
  ['insertAdjacentElement beforeend', ({host, next}) => void host.insertAdjacentElement('beforeend', next), moved],
  ['insertAdjacentElement afterend', ({svg, next}) => void svg.insertAdjacentElement('afterend', next), moved],
  ['moveBefore', ({box, host, next}) => (box as HTMLElement & Moving).moveBefore(next, host), moved],
  [
    'insertAdjacentHTML',
    ({host, html}) => host.insertAdjacentHTML('beforeend', html('<b>New</b>')),
    rewrote('insertAdjacentHTML'),
  ],
  ['insertAdjacentText', ({host}) => host.insertAdjacentText('beforeend', 'New'), rewrote('insertAdjacentText')],
  ['setHTMLUnsafe', ({host, html}) => host.setHTMLUnsafe(html('<b>New</b>')), rewrote('setHTMLUnsafe')],
  ['setHTML', ({host}) => (host as HTMLElement & Sanitizing).setHTML('<b>New</b>'), rewrote('setHTML')],
  ['innerHTML', ({host, html}) => void Reflect.set(host, 'innerHTML', html('<b>New</b>')), rewrote('innerHTML')],
  ['outerHTML', ({host, html}) => void Reflect.set(host, 'outerHTML', html('<b>New</b>')), removed],
];

const texts: readonly GuardRow[] = [
  ['data', ({text}) => void (text.data = 'Other words'), text],
  ['nodeValue', ({text}) => void (text.nodeValue = 'Other words'), text],
  ['textContent', ({host}) => void (host.textContent = 'Other words'), rewrote('text')],
  ['innerText', ({host}) => void (host.innerText = 'Other words'), rewrote('text')],
  ['outerText', ({host}) => void (host.outerText = 'Other words'), rewrote('text')],
  ['appendData', ({text}) => text.appendData('!'), text],
  ['insertData', ({text}) => text.insertData(0, '!'), text],
  ['deleteData', ({text}) => text.deleteData(0, 1), text],
  ['replaceData', ({text}) => text.replaceData(0, 1, '!'), text],
  ['splitText', ({text}) => void text.splitText(2), text],
];

const title = rewrote('attribute:title');
const names: readonly GuardRow[] = [
  ['setAttributeNode', ({host}) => void host.setAttributeNode(document.createAttribute('title')), title],
  ['setAttributeNodeNS', ({host}) => void host.setAttributeNodeNS(document.createAttribute('title')), title],
  [
    'removeAttributeNode',
    ({host}) => void host.removeAttributeNode(host.attributes[0] as Attr),
    rewrote('attribute:class'),
  ],
  ['setAttribute', ({host}) => host.setAttribute('title', 'Mine'), title],
  ['removeAttribute', ({host}) => host.removeAttribute('title'), title],
  ['toggleAttribute', ({host}) => void host.toggleAttribute('title'), title],
  ['setAttributeNS', ({host}) => host.setAttributeNS(null, 'title', 'Mine'), title],
  ['removeAttributeNS', ({host}) => host.removeAttributeNS(null, 'title'), title],
  ['className', ({host}) => void (host.className = 'row mine'), rewrote('attribute:class')],
  ['id', ({host}) => void (host.id = 'mine'), rewrote('attribute:id')],
  ['slot', ({host}) => void (host.slot = 'mine'), rewrote('attribute:slot')],
  ['hidden', ({host}) => void (host.hidden = true), rewrote('attribute:hidden')],
  ['title', ({host}) => void (host.title = 'Mine'), title],
  ['dir', ({host}) => void (host.dir = 'rtl'), rewrote('attribute:dir')],
  ['lang', ({host}) => void (host.lang = 'de'), rewrote('attribute:lang')],
  ['draggable', ({host}) => void (host.draggable = true), rewrote('attribute:draggable')],
  ['tabIndex', ({host}) => void (host.tabIndex = 0), rewrote('attribute:tabindex')],
  ['inert', ({host}) => void (host.inert = true), rewrote('attribute:inert')],
  ['href', ({link}) => void (link.href = '/mine'), rewrote('attribute:href', 'a')],
  ['target', ({link}) => void (link.target = '_blank'), rewrote('attribute:target', 'a')],
  ['rel', ({link}) => void (link.rel = 'noopener'), rewrote('attribute:rel', 'a')],
  ['src', ({image}) => void (image.src = 'data:,'), rewrote('attribute:src', 'img')],
  ['alt', ({image}) => void (image.alt = 'Mine'), rewrote('attribute:alt', 'img')],
];

const classes = rewrote('attribute:class');
const style = rewrote('attribute:style');
const lists: readonly GuardRow[] = [
  ['classList.add', ({host}) => host.classList.add('mine'), classes],
  ['classList.remove', ({host}) => host.classList.remove('row'), classes],
  ['classList.toggle', ({host}) => void host.classList.toggle('row'), classes],
  ['classList.replace', ({host}) => void host.classList.replace('row', 'mine'), classes],
  ['classList as a whole', ({host}) => void Reflect.set(host, 'classList', 'mine'), classes],
  ['style as a whole', ({host}) => void Reflect.set(host, 'style', 'color: blue'), style],
  [
    'the style of a drawing as a whole',
    ({svg}) => void Reflect.set(svg, 'style', 'color: blue'),
    rewrote('attribute:style', 'svg'),
  ],
  ['classList.value', ({host}) => void (host.classList.value = 'mine'), classes],
  ['style.setProperty', ({host}) => host.style.setProperty('color', 'blue'), style],
  ['style.removeProperty', ({host}) => void host.style.removeProperty('color'), style],
  ['a property of style', ({host}) => void (host.style.color = 'blue'), style],
  ['style.cssText', ({host}) => void (host.style.cssText = ''), style],
  ['the style of a drawing', ({svg}) => svg.style.setProperty('color', 'blue'), rewrote('attribute:style', 'svg')],
  ['an entry of dataset', ({host}) => void (host.dataset.kind = 'mine'), rewrote('attribute:data-kind')],
  ['a new entry of dataset', ({host}) => void (host.dataset.someKind = 'mine'), rewrote('attribute:data-some-kind')],
  ['a deleted entry of dataset', ({host}) => void delete host.dataset.kind, rewrote('attribute:data-kind')],
];

/** A row for each method and setter that the guard wraps. */
export const guardRows: readonly GuardRow[] = [...makers, ...tree, ...texts, ...names, ...lists];
