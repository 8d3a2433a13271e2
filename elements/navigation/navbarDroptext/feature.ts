import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {isInNavBar, openQuickSearch} from '#host/pages/shell/quickSearch';
import {anywhere} from '#host/pages/route';

/** Maximum length of the dropped text, in characters. */
const maxLength = 999;

const hasText = ({dataTransfer}: DragEvent) => dataTransfer?.types.includes('text/plain') ?? false;

export default defineFeature({
  id: 'navbarDroptext',
  categories: ['Navigation'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    run({routes: anywhere}, ({signal}) => {
      const dragged = (event: DragEvent) => {
        if (isInNavBar(event) && hasText(event)) event.preventDefault();
      };
      const dropped = (event: DragEvent) => {
        const text = event.dataTransfer?.getData('text/plain').trim() ?? '';
        if (!isInNavBar(event) || text === '') return;
        event.preventDefault();
        if (text.length <= maxLength) void openQuickSearch(text, {signal});
      };
      document.addEventListener('dragover', dragged, {signal});
      document.addEventListener('drop', dropped, {signal});
    }),
  ],
});
