import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {descriptionToggle, expandDescription} from '#host/pages/media/anchors';
import {watchElements} from '#host/dom/observe';
import {mediaPages} from '#host/pages/routes';
import css from './page.css';

export default defineFeature({
  id: 'expandDescriptions',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    restyle({routes: mediaPages, css}),
    run({routes: mediaPages, name: 'unfold'}, ({signal}) =>
      watchElements(
        descriptionToggle.selector,
        {found: toggle => expandDescription(toggle, {signal}), changed() {}},
        {signal},
      ),
    ),
  ],
});
