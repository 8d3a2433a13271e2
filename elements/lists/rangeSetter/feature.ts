import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {editorProgress} from '#host/pages/listEditor/anchors';
import {followEditorOpeners} from '#host/pages/listEditor/opener';
import {anywhere} from '#host/pages/route';
import css from './element.css';

export default defineFeature({
  id: 'rangeSetter',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  newIn: '11.0.0',
  needs: ['token'],
  parts: [
    place({routes: anywhere, at: editorProgress, component: () => import('./RangeStart'), css}),
    run({name: 'opener', routes: anywhere}, followEditorOpeners),
  ],
});
