import {anchor} from '../anchor';

/**
 * The row "Popularity" in the sidebar of a media page, which every media item has, after the scores; our element goes
 * before it.
 */
export const popularityFact = anchor('popularityFact', {
  selector: '.media .sidebar .data > .data-set',
  position: 'before',
  presence: 'maybe',
  evidence:
    'The rows of the side bar have their name in .type. They are filled in two steps: the scores and "Popularity" may come later.',
  watch: {text: true},
  read: node => (node.querySelector('.type')?.textContent?.trim() === 'Popularity' ? {} : undefined),
});

/** The overview of a media page; appended to. */
export const overviewEnd = anchor('overviewEnd', {
  selector: '.media .content .overview',
  position: 'append',
  presence: 'always',
  far: true,
  evidence: 'The routed tab of /anime/{id}; which sections it has depends on the media.',
  read: () => ({}),
});
