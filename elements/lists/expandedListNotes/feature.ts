import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {openNote, openNoteBox, openNotesOnPress} from '#host/pages/lists/notes';
import {userLists} from '#host/pages/routes';
import css from './element.css';
import {text} from './messages';
import pageCss from './page.css';

export default defineFeature({
  id: 'expandedListNotes',
  categories: ['Lists'],
  enabledByDefault: true,
  requests: 'onDemand',
  newIn: '10.6.4',
  preset: 'quiet',
  parts: [
    run({name: 'icons', routes: userLists, state: [openNote]}, visit =>
      openNotesOnPress({labelOf: text.noteOf}, visit),
    ),
    place({name: 'box', routes: userLists, at: openNoteBox, component: () => import('./NoteBox'), css}),
    restyle({name: 'cursor', routes: userLists, css: pageCss}),
  ],
});
