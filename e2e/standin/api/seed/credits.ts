import type {Random} from '../random';
import type {StaffCredit, Media} from '../store/rows';
import {firstCreatorId, creatorCount} from './cast';
import {knownCredits} from './knownPeople';

const animeRoles = [
  'Director',
  'Original Creator',
  'Series Composition',
  'Character Design',
  'Music',
  'Sound Director',
  'Art Director',
  'Chief Animation Director',
  'Theme Song Performance (OP)',
  'Theme Song Performance (ED)',
  'Storyboard (eps 1, 4, 12)',
  'Key Animation (ep 1)',
  'Episode Director (ep 3)',
  '2nd Key Animation (OP)',
] as const;

/** Generates the staff credits of the media. */
export function makeCredits(random: Random, works: readonly Media[]): StaffCredit[] {
  const credits: StaffCredit[] = knownCredits.map(([personId, workId, role]) => ({personId, workId, role}));
  const person = (): number => firstCreatorId + Math.floor(random.next() ** 1.6 * creatorCount) * 3;
  for (const work of works) {
    if (work.thin) continue;
    if (work.type === 'MANGA') {
      if (random.chance(0.7)) credits.push({personId: person(), workId: work.id, role: 'Story & Art'});
      else
        credits.push(
          {personId: person(), workId: work.id, role: 'Story'},
          {personId: person(), workId: work.id, role: 'Art'},
        );
      continue;
    }
    const count = work.popularity > 100_000 ? animeRoles.length : random.int(3, 9);
    for (const role of animeRoles.slice(0, count)) credits.push({personId: person(), workId: work.id, role});
    if (count > 12)
      for (let i = 0; i < 24; i++)
        credits.push({personId: person(), workId: work.id, role: `Key Animation (ep ${String(i + 2)})`});
  }
  return credits;
}
