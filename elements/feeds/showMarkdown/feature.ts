import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {postBody, postTime} from '../../../src/host/anchors/activityPage';
import {activity} from '../../../src/host/routes/social';
import button from './button.css';
import {shown} from './shown';
import source from './source.css';

export default defineFeature({
  id: 'showMarkdown',
  title: 'Shows how statuses and messages were written, on their pages.',
  extendedDescription:
    'A button beside the time shows the source in the place of the rendered text, and the text again.',
  categories: ['Feeds'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [
    place({name: 'button', on: activity, at: postTime, component: () => import('./SourceButton'), css: button}),
    place({name: 'text', on: activity, at: postBody, component: () => import('./SourceText'), css: source}),
    run(activity, ({signal}) => signal.addEventListener('abort', () => shown.set(undefined)), {name: 'forgetting'}),
  ],
});
