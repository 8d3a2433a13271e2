import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {isOnBar, searchFor} from '#host/pages/shell/quickSearch';
import {anywhere} from '#host/pages/route';

/** Maximum length of the dropped text, in characters (rule navigation-1). */
const longest = 999;

const carriesText = ({dataTransfer}: DragEvent) => dataTransfer?.types.includes('text/plain') ?? false;

export default defineFeature({
  id: 'navbarDroptext',
  title: 'Searches for text that is dragged from a page and dropped on the navigation.',
  categories: ['Navigation'],
  enabledByDefault: true,
  parts: [
    run({routes: anywhere}, ({signal}) => {
      const dragged = (event: DragEvent) => {
        if (isOnBar(event) && carriesText(event)) event.preventDefault();
      };
      const dropped = (event: DragEvent) => {
        const text = event.dataTransfer?.getData('text/plain').trim() ?? '';
        if (!isOnBar(event) || text === '') return;
        event.preventDefault();
        if (text.length <= longest) void searchFor(text, {signal});
      };
      document.addEventListener('dragover', dragged, {signal});
      document.addEventListener('drop', dropped, {signal});
    }),
  ],
});
