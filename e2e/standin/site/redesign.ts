// Simulates a redesign of the site (?redesign=1). About a third of the anchors that scripts rely on get other class
// names, another order or another nesting. Everything else, in particular data and behavior, stays the same.
import Vue from 'vue';
import type {CreateElement, VNode, VNodeData} from 'vue';

/** Old class names and their new names. */
export const renamed: Readonly<Record<string, string>> = {
  // home and feeds
  'activity-feed-wrap': 'feed-column',
  'activity-markdown': 'entry-text',
  'feed-select': 'feed-options',
  'feed-type-toggle': 'feed-scope',
  'list-preview-wrap': 'shelf-row',
  'list-previews': 'shelf-rows',
  'like-wrap': 'like-box',
  'reply-wrap': 'entry-replies',
  'section-header': 'block-title',
  status: 'state',
  // media
  'data-set': 'fact',
  'external-links': 'outbound',
  rankings: 'ranks',
  'recommendation-card': 'suggestion',
  relations: 'kin',
  'role-card': 'cast-card',
  // users
  'activity-history': 'history-grid',
  'banner-content': 'banner-inner',
  'favourites-wrap': 'hearts',
  'stat-card': 'figure-card',
  'filter-wrap': 'side-menu',
  // lists
  'entry-filter': 'entry-search',
  'filters-wrap': 'side-panel',
  'list-entries': 'list-body',
  'section-name': 'list-name',
  // characters, staff and search
  'character-card': 'person-card',
  'staff-card': 'crew-card',
  'data-point': 'detail',
  'landing-section': 'shelf',
  'name-alt': 'other-names',
  // forum, notifications, layout
  'comment-wrap': 'remark',
  'thread-card': 'topic',
  notification: 'notice',
  'reset-btn': 'clear-all-btn',
  'theme-selector': 'theme-picker',
};

/** Elements whose children are in reverse order. */
export const reversed: ReadonlySet<string> = new Set([
  'data-set',
  'stat',
  'detail',
  'media-preview-card',
  'footer-links',
]);

/** Elements that get a wrapper. */
export const boxed: ReadonlySet<string> = new Set([
  'count',
  'cover-wrap-inner',
  'description-length-toggle',
  'progress',
]);

type Classes = string | readonly Classes[] | Record<string, unknown> | null | undefined | false;

const renameText = (text: string): string =>
  text
    .split(/\s+/)
    .map(name => renamed[name] ?? name)
    .join(' ');

function rename(classes: Classes): Classes {
  if (typeof classes === 'string') return renameText(classes);
  if (Array.isArray(classes)) return classes.map(rename);
  if (!classes) return classes;
  return Object.fromEntries(Object.entries(classes).map(([name, on]) => [renameText(name), on]));
}

const isData = (value: unknown): value is VNodeData => value instanceof Object && !Array.isArray(value);

/** Wraps a component's createElement function so that it renders the redesigned markup. */
function dressed(create: CreateElement): CreateElement {
  return ((...call: unknown[]): VNode => {
    const [tag, data, children, ...rest] = call;
    if (!isData(data)) return Reflect.apply(create, null, call);
    const names = (data.staticClass ?? '').split(' ');
    const changed = {...data, class: rename(data.class)};
    if (data.staticClass) changed.staticClass = renameText(data.staticClass);
    const turned =
      Array.isArray(children) && names.some(name => reversed.has(name)) ? [...children].reverse() : children;
    const node: VNode = Reflect.apply(create, null, [tag, changed, turned, ...rest]);
    return names.some(name => boxed.has(name)) ? create('div', {staticClass: 'box'}, [node]) : node;
  }) as CreateElement;
}

const pattern = new RegExp(`\\.(${Object.keys(renamed).join('|')})(?![\\w-])`, 'g');

function dressRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      rule.selectorText = rule.selectorText.replace(pattern, (_all, name: string) => `.${renamed[name] ?? name}`);
    else if (rule instanceof CSSGroupingRule) dressRules(rule.cssRules);
  }
}

const dressedSheets = new WeakSet<CSSStyleSheet>();

function dressSheets(): void {
  for (const sheet of document.styleSheets) {
    if (dressedSheets.has(sheet)) continue;
    dressedSheets.add(sheet);
    dressRules(sheet.cssRules);
  }
}

/** Applies the redesign to the page. */
export function redesign(): void {
  document.documentElement.dataset.skin = 'second';
  Vue.mixin({
    beforeCreate() {
      const maker: unknown = Reflect.get(this, '_c');
      if (typeof maker === 'function') Reflect.set(this, '_c', dressed(maker as CreateElement));
    },
  });
  dressSheets();
  document.addEventListener('load', dressSheets, true);
}
