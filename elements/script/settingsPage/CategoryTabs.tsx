import type {Category} from '#services/features';
import {categoryNames} from '#services/messages';
import {text} from './messages';
import {Button} from '#ui/Button';

interface CategoryTabsProps {
  categories: readonly Category[];
  /** `undefined` means all categories. */
  chosen: Category | undefined;
  choose: (category: Category | undefined) => void;
}

/** Filters the list by category; clicking the active one again shows all. */
export function CategoryTabs({categories, chosen, choose}: CategoryTabsProps) {
  return (
    <div className="tabs ui-row" role="group" aria-label={text.categories}>
      <Button pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {text.allCategories}
      </Button>
      {categories.map(category => (
        <Button
          key={category}
          pressed={chosen === category}
          onClick={() => choose(chosen === category ? undefined : category)}
        >
          {categoryNames[category]}
        </Button>
      ))}
    </div>
  );
}
