import {useState} from 'react';

import type {ComparedPerson} from '#domain/compare/people';
import type {ListType} from '#services/lists/ownList';
import {useApi, useServices} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {PeopleLists, type ListLoads} from './listLoads';

/** Maximum number of lists that are requested without a click. */
const maxUnasked = 12;

/** The lists of the users in the table. */
export interface PeopleListsState {
  readonly loads: ListLoads;
  /** Number of lists that are not requested before the user asks for them. */
  readonly laterCount: number;
  loadAll: () => void;
  /** Requests a list again. */
  retry: (name: string) => void;
}

/** Loads the lists of the users, and keeps the signed-in user's list in step with their changes, also in other tabs. */
export function usePeopleLists(people: readonly ComparedPerson[], type: ListType): PeopleListsState {
  const {lists} = useApi();
  const {bus, session} = useServices();
  const [loader] = useState(() => new PeopleLists(lists.compared, type));
  const [isAll, setIsAll] = useState(false);
  const loads = useSource(loader, loader.get);
  const wanted = isAll ? people : people.slice(0, maxUnasked);
  const names = wanted.map(({name}) => name).join();
  useSignalEffect(() => loader.want(names ? names.split(',') : []), [loader, names]);
  useSignalEffect(
    signal => {
      signal.addEventListener('abort', () => loader.want([]));
      bus.on(
        'listEntryChanged',
        fact => {
          const me = session.userName();
          if (me !== undefined) loader.apply(me, fact);
        },
        {signal},
      );
    },
    [loader, bus, session],
  );
  return {
    loads,
    laterCount: people.length - wanted.length,
    loadAll: () => setIsAll(true),
    retry: name => loader.load(name, true),
  };
}
