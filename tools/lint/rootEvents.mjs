// A rule of ESLint: our roots listen only to the events of src/feature/rootEvents.ts, so a handler of another event would never be
// called. Handlers of events that React listens to at the element itself need none.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from '../root.mjs';

const file = 'src/feature/rootEvents.ts';
const listened = new Set([...readFileSync(join(root, file), 'utf8').matchAll(/'([a-z]+)'/g)].map(([, name]) => name));

/** The events that React needs for a handler, where they are not the handler's own name in lower case. */
const needed = {
  onChange: ['change', 'input', 'click', 'keydown', 'focusin', 'focusout'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onDoubleClick: ['dblclick'],
  onPointerEnter: ['pointerover', 'pointerout'],
  onPointerLeave: ['pointerover', 'pointerout'],
  onMouseEnter: ['mouseover', 'mouseout'],
  onMouseLeave: ['mouseover', 'mouseout'],
  onToggle: [],
  onError: [],
  onLoad: [],
};

/** Handlers that reach an element through an object, such as what a hook returns; other such names may be callbacks of our own. */
const ofElements =
  /^on(?:DoubleClick|ContextMenu|Wheel|Scroll|Copy|Cut|Paste|(?:Mouse|Touch|Key|Pointer|Composition|Animation|Transition)[A-Z]\w*)$/;

const eventsOf = handler => needed[handler] ?? [handler.slice(2).toLowerCase()];

export const rootEvents = {
  meta: {
    type: 'problem',
    messages: {
      deaf: `{{handler}} is never called: our roots don't listen to {{events}}. Add them to ${file}, or use another event.`,
      capture: '{{handler}} is never called: our roots listen only while events bubble.',
    },
  },
  create(context) {
    const check = (node, handler) => {
      if (handler.endsWith('Capture')) return void context.report({node, messageId: 'capture', data: {handler}});
      const events = eventsOf(handler).filter(name => !listened.has(name));
      if (events.length) context.report({node, messageId: 'deaf', data: {handler, events: events.join(' and ')}});
    };
    return {
      JSXAttribute(node) {
        const isOfElement = /^[a-z][a-z\d]*$/.test(node.parent.name.name ?? '');
        if (isOfElement && /^on[A-Z]/.test(node.name.name)) check(node, node.name.name);
      },
      'ObjectExpression > Property'({key}) {
        if (ofElements.test(key.name)) check(key, key.name);
      },
    };
  },
};
