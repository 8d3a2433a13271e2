import type {YearSlider} from '#domain/list/yearStep';
import {chooseYear} from '#host/pages/lists/yearSlider';
import {useElementContext} from '#ui/context';
import {Steps} from './Steps';

/** Below the slider for years, which does the choosing. */
export default function SliderStepper({min, max, year}: YearSlider) {
  const {element} = useElementContext();
  const slider = {min, max, year};
  return <Steps slider={slider} choose={chosen => chooseYear(element, chosen, slider)} />;
}
