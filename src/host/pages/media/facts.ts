import {totalDuration, type TotalDuration} from '#domain/media/totalDuration';
import {anchor} from '../anchor';
import {factsIn} from './shownFacts';

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

/** The row with the duration of an episode in the sidebar of an anime; our element goes after it. */
export const durationFact = anchor<{total: TotalDuration | undefined}>('durationFact', {
  selector: '.media-anime .sidebar .data > .data-set',
  position: 'after',
  presence: 'maybe',
  evidence: 'An anime has the row "Episode Duration", or "Duration" if it has one episode, once its duration is known.',
  watch: {text: true},
  read(node) {
    const name = node.querySelector('.type')?.textContent?.trim() ?? '';
    return /^(?:Episode\s+)?Duration$/.test(name) ? {total: totalDuration(factsIn(node.parentElement))} : undefined;
  },
});
