import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';

export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  /** What its panel shows; asked for only while the tab is chosen. */
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is shown, where something outside decides; else the first one is, and then what is chosen. */
  chosen?: string;
  choose?: (id: string) => void;
}

/** Which tab a key leads to from the one at `index`: the arrows follow the direction of reading. */
function target(event: KeyboardEvent, index: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    return (index + (event.key === forward ? 1 : count - 1)) % count;
  return undefined;
}

/** A row of tabs and the panel of the chosen one. Arrows, Home and End go from tab to tab; Tab goes on to the panel. */
export function Tabs({label, tabs, chosen, choose}: TabsProps) {
  const name = useId();
  const [own, setOwn] = useState<string>();
  const index = Math.max(
    0,
    tabs.findIndex(({id}) => id === (chosen ?? own)),
  );
  const show = (id: string) => {
    setOwn(id);
    choose?.(id);
  };
  const goOn = (event: KeyboardEvent) => {
    const next = target(event, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    show(tab.id);
    const node = event.currentTarget.children[next];
    if (node instanceof HTMLElement) node.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="ui-tabs" onKeyDown={goOn}>
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
