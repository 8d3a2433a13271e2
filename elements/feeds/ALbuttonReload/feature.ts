import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {isOnLogo} from '../../../src/host/anchors/navigationLinks';
import {home} from '../../../src/host/routes/social';
import {isPlain} from '../../../src/ui/link/isPlain';

export default defineFeature({
  id: 'ALbuttonReload',
  title: 'Loads the feeds anew when the logo is clicked on the home page.',
  categories: ['Feeds', 'Navigation'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    run(home, ({signal}) => {
      const reload = (event: MouseEvent) => {
        if (isPlain(event) && isOnLogo(event)) location.reload();
      };
      document.addEventListener('click', reload, {signal});
    }),
  ],
});
