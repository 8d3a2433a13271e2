import {useMemo, useState} from 'react';

import type {Category} from '#services/features';
import {useServices} from '#ui/context';
import {createSettingsSearch, type Found} from './find';
import type {Jump} from './jump';

/** The search words, the chosen category, and what is found. */
export interface Search {
  readonly words: string;
  readonly category: Category | undefined;
  readonly found: Found;
  /** Sets the words, and searches all categories. */
  readonly setWords: (words: string) => void;
  readonly setCategory: (category: Category | undefined) => void;
}

/** The search of the settings. A link to a section that it hides ends it. */
export function useSearch({target}: Jump): Search {
  const {catalogue} = useServices();
  const search = useMemo(() => createSettingsSearch(catalogue), [catalogue]);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<Category>();
  const found = useMemo(() => search(words), [search, words]);
  const isHidden = target !== undefined && !found.sections.includes(target.name);
  const [seen, setSeen] = useState(target);
  if (seen !== target) {
    setSeen(target);
    if (isHidden) setWords('');
    if (target?.name === 'sign-in') setCategory(undefined);
  }
  return {
    words,
    category,
    found,
    setWords(next) {
      setWords(next);
      if (next) setCategory(undefined);
    },
    setCategory,
  };
}
