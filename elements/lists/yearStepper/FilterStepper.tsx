import {goTo} from '#host/dom/navigation';
import {addressOfYear} from '#host/pages/search/yearFilter';
import {useServices} from '#ui/context';
import {Steps} from './Steps';

/** The first year that the search of the site offers (rule lists-16). */
const firstYear = 1940;

/** At the filter for years, which the address decides. */
export default function FilterStepper({year}: {year: number | undefined}) {
  const {clock} = useServices();
  const max = new Date(clock.now()).getFullYear() + 1;
  return (
    <Steps
      slider={{min: firstYear, max, year}}
      choose={chosen => goTo(addressOfYear(new URL(location.href), chosen))}
    />
  );
}
