import type {Media} from '../store/rows';
import type {Recommendation, Review, Submission} from '../store/socialRows';
import {fillTemplate} from './activities';
import type {GenerationContext} from './activities';
import {cast} from './members';

const summaries = [
  'A quiet story that stays with you for a long time after the last frame.',
  'Beautiful to look at, but nobody in it seems to want anything at all.',
  'The best twelve episodes of the year, and I will not hear otherwise.',
  'It had everything except an ending, which is a pity, because I waited.',
] as const;

const bodies = [
  '# Introduction\n\n{title} begins where others stop. The first episodes take their time, and **that is the point**.\n\n~!The brother is the narrator.!~\n\n',
  '~~~img(/img/posts/cat.png)~~~\n\n{title} is a work about work.\n\n> Nobody is ever late.\n\n',
] as const;

const filler =
  'Every scene is built with care, the music knows when to be silent, and the drawings move even where they stand still. ';

/** Generates reviews of rich media. The test user wrote one and voted for another. */
export function makeReviews(scene: GenerationContext, works: readonly Media[], count: number): Review[] {
  const {random, members} = scene;
  const ids = members.map(member => member.id).filter(id => id !== cast.hermit && id !== cast.newcomer);
  const reviews: Review[] = [];
  let id = 1100;
  for (let i = 0; i < count; i++) {
    id += random.int(1, 22);
    const work = i % 25 === 0 ? works.find(row => row.id === 1) : random.pickFront(works, 1.8);
    if (!work) continue;
    const createdAt = scene.now - (count - i) * 40_000 - random.int(0, 30_000);
    const ratingAmount = Math.floor(random.next() ** 3 * 300);
    reviews.push({
      id,
      userId: i === count - 2 ? cast.member : i === count - 1 || i % 40 === 1 ? cast.other : random.pick(ids),
      mediaId: work.id,
      summary: random.pick(summaries),
      body: fillTemplate(random.pick(bodies), work) + filler.repeat(24),
      score: random.int(3, 20) * 5,
      up: i === count - 3 ? [cast.member] : [],
      down: [],
      rating: Math.floor(ratingAmount * random.next()),
      ratingAmount,
      private: false,
      createdAt,
      updatedAt: createdAt + random.int(0, 20_000),
    });
  }
  return reviews;
}

/** Generates recommendations between media of similar genre and popularity. */
export function makeRecommendations(scene: GenerationContext, works: readonly Media[]): Recommendation[] {
  const {random, members} = scene;
  const ids = members.map(member => member.id);
  const made: Recommendation[] = [];
  let id = 100;
  for (const work of works) {
    const like = new Set<number>();
    const wanted = work.popularity > 50_000 ? random.int(6, 14) : random.int(0, 5);
    for (let i = 0; i < wanted; i++) like.add(random.pickFront(works, 1.7).id);
    like.delete(work.id);
    for (const targetId of like) {
      id += random.int(1, 9);
      const rating = Math.floor(random.next() ** 4 * work.popularity ** 0.6) - random.int(0, 4);
      made.push({id, mediaId: work.id, targetId, userId: random.pick(ids), rating, up: [], down: []});
    }
  }
  return made;
}

const states = ['ACCEPTED', 'ACCEPTED', 'PARTIALLY_ACCEPTED', 'PENDING', 'REJECTED'] as const;

/** Generates submissions to the database. */
export function makeSubmissions(scene: GenerationContext, works: readonly Media[]): Submission[] {
  const {random, members} = scene;
  const characters = [...scene.characterIds];
  const people = [...scene.personIds];
  return Array.from({length: 240}, (_, i) => {
    const kind = random.pick(['media', 'media', 'character', 'staff'] as const);
    const targetId = kind === 'media' ? random.pick(works).id : random.pick(kind === 'character' ? characters : people);
    return {
      id: 50_000 + i * 3,
      kind,
      targetId,
      userId: i % 8 === 0 ? cast.member : i % 8 === 1 ? cast.other : random.pick(members).id,
      status: random.pick(states),
      notes: random.chance(0.3) ? 'Please add a source next time.' : null,
      source: 'https://example.org/source',
      changes: ['title', 'description', 'episodes'].slice(0, random.int(1, 3)),
      createdAt: scene.now - (240 - i) * 7200,
    };
  });
}
