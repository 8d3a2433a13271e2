import {useMemo, useState} from 'react';

import type {Category} from '#services/features';
import {useServices} from '#ui/context';
import {createSettingsSearch, type Found} from './find';

/** The search words, the chosen category, and what is found. */
export interface Search {
  readonly words: string;
  readonly category: Category | undefined;
  readonly found: Found;
  /** Sets the words, and searches all categories. */
  readonly setWords: (words: string) => void;
  readonly setCategory: (category: Category | undefined) => void;
}

/** The search of the settings. */
export function useSearch(): Search {
  const {catalogue} = useServices();
  const search = useMemo(() => createSettingsSearch(catalogue), [catalogue]);
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<Category>();
  const found = useMemo(() => search(words), [search, words]);
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
