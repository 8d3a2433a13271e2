import {render} from '@testing-library/react';
import type {ReactNode} from 'react';

import {ErrorBoundary} from '#feature/ErrorBoundary';
import {ElementContext} from '#ui/context';
import type {FakeServices} from '../services';
import type {VirtualTime} from '../virtualTime';
import type {Stage} from './scene';

/** The problem of a part that hides the host's node but shows nothing. */
export const hiddenForNothing = 'the host node is hidden for nothing';

/** Messages of libraries and of the browser. */
const technical = /status code|(?:at|in|of) JSON|Unexpected|network error|GraphQL|Cannot read/;

const nameOf = (control: Element) => {
  const [label] = (control as HTMLInputElement).labels ?? [];
  // Without the texts of nested controls.
  const words = [...(label?.childNodes ?? [])].filter(node => node instanceof Text).map(({data}) => data);
  return (control.getAttribute('aria-label') ?? (label ? words.join('') : control.textContent) ?? '').trim();
};

const named = (root: ParentNode, selector: string, name: string | RegExp) =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(control =>
    typeof name === 'string' ? nameOf(control) === name : name.test(nameOf(control)),
  );

/** A component in the page, with all findings about it. */
export class Drawn {
  readonly container = document.createElement('div');
  /** The problems, in words. */
  readonly problems = new Set<string>();
  #standsIn = false;

  /** Whether the host's node is hidden, and nothing is shown in its place. */
  readonly look = () => {
    if (this.#standsIn && this.container.getBoundingClientRect().height === 0) this.problems.add(hiddenForNothing);
  };

  render(Component: (props: never) => ReactNode, props: object, services: FakeServices) {
    const Part = Component as (props: object) => ReactNode;
    const replaceHost = (shows: boolean) => void (this.#standsIn = shows);
    const fail = (error: unknown) => this.problems.add(`thrown: ${String(error)}`);
    const context = {services, featureId: 'drawn', element: this.container, replaceHost, fail};
    return render(
      <ErrorBoundary fail={fail} replaceHost={replaceHost} tag="am-drawn">
        <ElementContext value={context}>
          <Part {...props} />
        </ElementContext>
      </ErrorBoundary>,
      {container: this.container},
    );
  }

  /** Traces of unfinished rendering: busy parts, placeholder words, or values that no user should read. */
  unfinished(): string[] {
    const found: string[] = [];
    for (const node of this.container.querySelectorAll('*')) {
      const label = node.getAttribute('aria-label') ?? '';
      if (node.getAttribute('aria-busy') === 'true') found.push(`busy: ${nameOf(node)}`);
      if (node.matches('progress, [role=progressbar]')) found.push(`in progress: ${nameOf(node)}`);
      const text = node.children.length === 0 && node.localName !== 'style' ? (node.textContent ?? '') : '';
      for (const each of [text, label, node.getAttribute('title') ?? '']) {
        if (/^Loading/.test(each)) found.push(`loading: ${each}`);
        if (/\b(?:undefined|NaN|null)\b|\[object /.test(each)) found.push(`text: ${each}`);
        if (technical.test(each)) found.push(`not for users: ${each}`);
      }
    }
    return found;
  }

  /** Controls for the interaction of a scene. */
  stage(services: FakeServices, time: VirtualTime): Stage {
    const {container, look} = this;
    const wait = async <T,>(find: () => T | null | undefined, what: string): Promise<T> => {
      let found: T | null | undefined;
      await time.until(() => Boolean((found = find())), look);
      if (!found) throw new Error(`There is no ${what}: ${container.textContent}`);
      return found;
    };
    return {
      container,
      services,
      has: async name => {
        await time.settle(look);
        return named(container, 'button', name) !== undefined;
      },
      press: async name => (await wait(() => named(container, 'button, input, summary', name), `${name}`)).click(),
      find: selector => wait(() => container.querySelector<HTMLElement>(selector), selector),
      async type(name, text) {
        const field = await wait(() => named(container, 'input, textarea, select', name), `${name}`);
        const prototype = Object.getPrototypeOf(field) as object;
        // React overrides the property of the element itself to know what is rendered.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', {bubbles: true}));
      },
    };
  }
}
