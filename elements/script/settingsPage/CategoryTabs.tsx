import type {Category} from '#services/features';
import {categoryNames} from '#services/messages';
import {text} from './messages';

interface CategoryTabsProps {
  categories: readonly Category[];
  /** `undefined` means all categories. */
  chosen: Category | undefined;
  choose: (category: Category | undefined) => void;
}

/** Filters the list by category; clicking the active one again shows all. */
export function CategoryTabs({categories, chosen, choose}: CategoryTabsProps) {
  return (
    <div className="tabs" role="group" aria-label={text.categories}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {text.allCategories}
      </button>
      {categories.map(category => (
        <button
          key={category}
          type="button"
          aria-pressed={chosen === category}
          onClick={() => choose(chosen === category ? undefined : category)}
        >
          {categoryNames[category]}
        </button>
      ))}
    </div>
  );
}
