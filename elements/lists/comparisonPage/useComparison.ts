import {useState} from 'react';

import {formatComparison, parseComparison, type Comparison} from '#domain/compare/address';
import type {ComparedPerson} from '#domain/compare/people';
import {goTo} from '#host/dom/navigation';
import {userCompare, type UserListsParams} from '#host/pages/routes';
import {useServices} from '#ui/context';
import {useAddress} from '#ui/useAddress';
import {useSame} from '#ui/useSame';
import {useOption} from '#ui/useOption';
import {useSource} from '#ui/useSource';
import {fullColour, ownSystems} from './settings';

/** The user's choices, and a function to change them. */
export interface ComparisonState {
  readonly comparison: Comparison;
  /** "Back" undoes each change. */
  change: (change: Partial<Comparison>) => void;
  changePerson: (person: ComparedPerson, change: Partial<ComparedPerson>) => void;
}

/** The query of the page's address. While the page is being left, its last value. */
function useCompareSearch() {
  const address = new URL(useAddress());
  const [last, setLast] = useState(address.search);
  if (address.search !== last && userCompare.match(address)) setLast(address.search);
  return last;
}

/** The comparison in the address. */
export function useComparison({userName}: UserListsParams): ComparisonState {
  const {session} = useServices();
  const search = useCompareSearch();
  const me = useSource(session, session.userName);
  const isFullColour = useOption(fullColour);
  const hasOwnSystems = useOption(ownSystems);
  const parsed = parseComparison(search, {userName, me, isFullColour, hasOwnSystems});
  // A step changes one of them, and only its dependents are computed again.
  const [people, sort] = [useSame(parsed.people), useSame(parsed.sort)];
  const comparison = useSame({...parsed, people, sort});
  const change: ComparisonState['change'] = changed =>
    goTo(location.pathname + formatComparison({...comparison, ...changed}, location.search));
  const changePerson: ComparisonState['changePerson'] = (person, changed) =>
    change({people: comparison.people.map(each => (each === person ? {...each, ...changed} : each))});
  return {comparison, change, changePerson};
}
