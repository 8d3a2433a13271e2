import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';

import {pressedKey} from '#domain/text/pressedKey';

/** A tab and its panel. */
export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  /** Content of the panel; only called while the tab is selected. */
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab, if the parent controls it. Otherwise the first tab is selected, then the user's choice. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** The tabs are below each other, and the vertical arrow keys move between them. */
  isVertical?: boolean;
}

/** The keys for the next and the previous tab. The horizontal arrow keys follow the text direction. */
function keysOf(node: Element, isVertical: boolean): readonly [next: string, previous: string] {
  if (isVertical) return ['ArrowDown', 'ArrowUp'];
  return getComputedStyle(node).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}

/** Index of the tab that a key moves to from the one at `index`. */
function targetIndex(event: KeyboardEvent, index: number, count: number, isVertical: boolean): number | undefined {
  const [next, previous] = keysOf(event.currentTarget, isVertical);
  const key = pressedKey(event);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === next) return (index + 1) % count;
  if (key === previous) return (index + count - 1) % count;
  return undefined;
}

/** A tab list and the panel of the selected tab. Arrow keys, Home and End move between tabs; Tab moves to the panel. */
export function Tabs({label, tabs, selected, onSelect, isVertical = false}: TabsProps) {
  const name = useId();
  const [ownSelection, setOwn] = useState<string>();
  const index = Math.max(
    0,
    tabs.findIndex(({id}) => id === (selected ?? ownSelection)),
  );
  const show = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onTabKey = (event: KeyboardEvent) => {
    const next = targetIndex(event, index, tabs.length, isVertical);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    show(tab.id);
    const node = event.currentTarget.children[next];
    if (node instanceof HTMLElement) node.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        className={isVertical ? 'ui-rail' : 'ui-tabs'}
        onKeyDown={onTabKey}
      >
        {tabs.map(({id, title}, each) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            aria-selected={each === index}
            aria-controls={each === index ? `${name}-panel` : undefined}
            tabIndex={each === index ? 0 : -1}
            onClick={() => show(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${tabs[index]?.id ?? ''}`}
        tabIndex={0}
        className="ui-tab-panel"
      >
        {tabs[index]?.content()}
      </div>
    </>
  );
}
