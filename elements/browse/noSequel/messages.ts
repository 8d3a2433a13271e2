import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Hide sequels',
  summary: 'Adds a checkbox to the search that hides sequels and shows only where stories start.',
  details:
    'Below the filters of the anime and manga search. Hides anime whose prequel or parent story is an anime, and manga whose prequel or parent story is a manga. The checkbox is off until you select it, and stays as you leave it. "Show" shows the hidden ones until you search for something else.',
  hideSequels: 'Hide sequels',
  checking: 'Looking for sequels…',
  hidden: (count: number) => plural(count, {one: '# sequel is hidden.', other: '# sequels are hidden.'}),
  shown: 'Sequels are shown for this search.',
  show: 'Show',
  hide: 'Hide',
  failed: (count: number) =>
    plural(count, {one: "# title couldn't be checked.", other: "# titles couldn't be checked."}),
  retry: 'Try again',
});
