import {hasFlaggedWord, isFlaggedTag} from '../../../src/domain/safeForWork';
import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {pageTitle} from '../../../src/host/anchors/shell';
import {markEach} from '../../../src/host/hiding';
import {elementReady} from '../../../src/host/observe';
import {override} from '../../../src/host/override';
import {mediaPages} from '../../../src/host/routes/media';
import {anywhere} from '../../../src/host/routes/route';
import {markWorks, postText, textPost, unsafeMark} from '../../../src/host/unsafe';
import css from '../../../styles/SFWmode/style.css';

/** The title of every page (spec 3, section 5). */
const plain = 'Table of Contents';

export default defineFeature({
  id: 'SFWmode',
  title: 'Safe-for-work mode: pictures blurred, flagged works and posts faded, plain page titles.',
  extendedDescription:
    'Covers, banners and pictures in posts are blurred; a picture in a post is clear while the pointer is on it. Works whose genres or ' +
    'tags are flagged, and posts with flagged words, are faded. Styles and backgrounds of profiles and css/ lines of title aliases rest, and ' +
    'addresses name no title that has a flagged word in it.',
  picture: () => import('./picture.webp'),
  categories: ['Script', 'Media', 'Feeds'],
  on: false,
  preset: 'never',
  needs: [],
  settings: [],
  parts: [
    restyle({on: anywhere, css}),
    run(
      anywhere,
      async ({signal, order}) => {
        const title = await elementReady(pageTitle, {signal});
        override(title, {text: true}, plain, {signal, order});
      },
      {name: 'titles'},
    ),
    run(
      anywhere,
      ({signal, order}) =>
        markEach(textPost, post => hasFlaggedWord(postText(post)), {attribute: unsafeMark, signal, order}),
      {name: 'posts'},
    ),
    run(mediaPages, ({signal, order}) => markWorks(isFlaggedTag, {signal, order}), {name: 'works'}),
  ],
});
