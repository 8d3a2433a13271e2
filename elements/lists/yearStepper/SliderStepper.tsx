import {stepYear, type YearSlider} from '#domain/list/yearStep';
import {chooseYear} from '#host/pages/lists/yearSlider';
import {useElementContext} from '#ui/context';
import {Steps} from './Steps';

/** The year buttons below the slider for years, which applies the choice. */
export default function SliderStepper({min, max, year}: YearSlider) {
  const {element} = useElementContext();
  const slider = {min, max, year};
  const step = (direction: 1 | -1) => {
    const next = stepYear(slider, direction);
    if (next !== undefined) chooseYear(element, next, slider);
  };
  return <Steps slider={slider} step={step} />;
}
