import {stepYear} from '#domain/list/yearStep';
import {goTo} from '#host/dom/navigation';
import {addressOfYear, yearOfAddress} from '#host/pages/search/yearFilter';
import {useServices} from '#ui/context';
import {Steps} from './Steps';

/** The first year offered by the site's search. */
const firstYear = 1940;

/** The year buttons beside the filter for years, which the address controls. */
export default function FilterStepper({year}: {year: number | undefined}) {
  const {clock} = useServices();
  const bounds = {min: firstYear, max: new Date(clock.now()).getFullYear() + 1};
  const step = (direction: 1 | -1) => {
    // Read on click: the site's filter, and with it `year`, follows the address a moment later.
    const address = new URL(location.href);
    const next = stepYear({...bounds, year: yearOfAddress(address) ?? year}, direction);
    if (next !== undefined) goTo(addressOfYear(address, next));
  };
  return <Steps slider={{...bounds, year}} step={step} />;
}
