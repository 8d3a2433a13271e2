import {wordBlocker} from '../../../src/domain/feedFilter';
import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {isBusy, textEntry} from '../../../src/host/anchors/feedEntry';
import {hideEach} from '../../../src/host/hiding';
import {home} from '../../../src/host/routes/social';
import {postText} from '../../../src/host/unsafe';
import {follow} from '../../../src/services/settings/following';
import {blockWordValue} from './blockWordValue';

export default defineFeature({
  id: 'blockWord',
  title: 'Hides status posts of the home feed that contain a word.',
  extendedDescription:
    'The word is a regular expression without regard to upper and lower case; what is no valid one is looked for as it is.',
  categories: ['Feeds'],
  on: false,
  needs: [],
  settings: [blockWordValue],
  parts: [
    run(home, ({services: {settings}, signal, order}) => {
      const hide = (word: string, own: AbortSignal) => {
        if (!word) return;
        const blocks = wordBlocker(word);
        hideEach(textEntry, node => blocks(postText(node)) && !isBusy(node), {signal: own, order, texts: true});
      };
      follow(settings, () => settings.get(blockWordValue), hide, {signal});
    }),
  ],
});
