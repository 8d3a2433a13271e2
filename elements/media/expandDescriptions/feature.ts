import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {descriptionToggle, unfoldDescription} from '../../../src/host/anchors/media';
import {watchFor} from '../../../src/host/observe';
import {mediaPages} from '../../../src/host/routes/media';
import css from '../../../styles/expandDescriptions/style.css';

export default defineFeature({
  id: 'expandDescriptions',
  title: 'Shows the descriptions of works in full.',
  categories: ['Media'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    restyle({on: mediaPages, css}),
    run(mediaPages, ({signal}) => watchFor(descriptionToggle, {found: unfoldDescription, changed() {}}, {signal}), {
      name: 'unfold',
    }),
  ],
});
