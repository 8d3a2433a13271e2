import {formatEnum} from '#domain/media/mediaWords';
import {sortsOf, type SearchSort} from '#domain/media/searchSorts';
import {goTo} from '#host/dom/navigation';
import {addressOfSort, orderOf} from '#host/pages/search/sorting';
import {useReplaceHost} from '#ui/context';
import {useAddress} from '#ui/useAddress';
import {sortNames, text} from './messages';

const isNamed = (sort: string): sort is SearchSort => Object.hasOwn(sortNames, sort);

/** The order of the search: the site's orders and ours. The choice becomes part of the address. */
export default function SortSelect() {
  const address = useAddress();
  const {options, chosen} = sortsOf(orderOf(address));
  useReplaceHost(true);
  const choose = (sort: string) => goTo(addressOfSort(address, sort === 'BEST_MATCH' ? undefined : sort));
  return (
    <select className="ui-select" aria-label={text.sort} value={chosen} onChange={({target}) => choose(target.value)}>
      {options.map(option => (
        <option key={option} value={option}>
          {isNamed(option) ? sortNames[option] : formatEnum(option)}
        </option>
      ))}
    </select>
  );
}
