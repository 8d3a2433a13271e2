import type {Comment, Thread} from '../store/socialRows';
import {fillTemplate} from './activities';
import type {GenerationContext} from './activities';
import {cast} from './members';
import {replyTexts, statusTexts, threadTitles} from './sentences';

/** The forum categories, in the order of the site's menu. */
export const forumCategories: readonly (readonly [number, string])[] = [
  [7, 'General'],
  [1, 'Anime'],
  [2, 'Manga'],
  [5, 'Release Discussion'],
  [13, 'Announcements'],
  [8, 'News'],
  [9, 'Music'],
  [10, 'Gaming'],
  [4, 'Visual Novels'],
  [3, 'Light Novels'],
  [16, 'Forum Games'],
  [15, 'Recommendations'],
  [11, 'Bug Reports'],
  [12, 'Site Feedback'],
  [18, 'AniList Apps'],
  [17, 'List Customisation'],
];

const total = 520;

function thread(scene: GenerationContext, id: number, i: number): Thread {
  const {random} = scene;
  const category = random.pick(forumCategories)[0];
  const aboutWork = category === 5 || random.chance(0.25);
  const work = (i % 20 === 0 ? scene.works.get(1) : undefined) ?? random.pickFront(scene.known, 1.5);
  const ids = scene.members.map(member => member.id);
  const createdAt = scene.now - Math.floor((total - i) ** 1.4 * 600) - random.int(0, 3600);
  return {
    id,
    title: fillTemplate(random.pick(threadTitles[category] ?? ['Thoughts on {title}', 'Question about {title}']), work),
    body: fillTemplate(random.pick(statusTexts), work),
    userId: i % 15 === 0 ? cast.other : i % 17 === 0 ? cast.member : random.pick(ids),
    categoryIds: random.chance(0.2) ? [category, 7] : [category],
    mediaIds: aboutWork || i % 20 === 0 ? [work.id] : [],
    isSticky: category === 13,
    isLocked: random.chance(0.03),
    viewCount: random.int(20, 9000),
    createdAt,
    updatedAt: createdAt,
    likes: random.chance(0.4) ? [] : random.sample(ids, random.int(1, 30)),
    subscribers: random.chance(0.1) ? [cast.member] : [],
  };
}

/** The ids of threads that other parts of the site link to. */
export const fixedThreads = {guidelines: 14, donate: 2340, markdown: 6125} as const;

/** Generates the threads. Three have the ids that the site links to. */
export function makeThreads(scene: GenerationContext): Thread[] {
  const threads: Thread[] = [];
  let id = 7000;
  for (let i = 0; i < total; i++) {
    id += scene.random.int(1, 120);
    threads.push(thread(scene, id, i));
  }
  const first = threads[0];
  if (!first) return threads;
  const fixed = {...first, userId: cast.moderator, categoryIds: [13], mediaIds: [], isSticky: false, isLocked: true};
  threads.push(
    {
      ...fixed,
      id: fixedThreads.guidelines,
      title: 'Site Guidelines',
      body: '# Guidelines\n\n1. Be kind.\n2. Mark spoilers.\n3. Report, do not argue.',
    },
    {...fixed, id: fixedThreads.donate, title: 'Donating', body: 'Donators get a badge and more statistics.'},
    {...fixed, id: fixedThreads.markdown, title: 'Markdown guide', body: '~~~centred~~~\n\n~!spoiler!~\n\n`img(url)`'},
  );
  return threads;
}

/**
 * Generates the comments, nested up to six levels deep. The newest unlocked thread about a media item gets a large tree.
 */
export function makeComments(scene: GenerationContext, threads: readonly Thread[], large: number): Comment[] {
  const {random, members} = scene;
  const ids = members.map(member => member.id);
  const comments: Comment[] = [];
  let id = 30_000;
  for (const thread of threads) {
    const count = thread.id === large ? 60 : Math.floor(random.next() ** 2 * 34);
    const own: {id: number; depth: number}[] = [];
    for (let i = 0; i < count; i++) {
      id += random.int(1, 30);
      const parent = own.length > 0 && random.chance(0.5) ? random.pick(own) : undefined;
      const nested = parent && parent.depth < 6 ? parent : undefined;
      own.push({id, depth: nested ? nested.depth + 1 : 0});
      const createdAt = Math.min(
        scene.now - 60,
        thread.createdAt + Math.floor(((scene.now - thread.createdAt) * (i + 1)) / (count + 1)),
      );
      const text = fillTemplate(random.pick(random.chance(0.2) ? statusTexts : replyTexts), random.pick(scene.known));
      const likes = random.chance(0.6) ? [] : random.sample(ids, random.int(1, 12));
      comments.push({
        id,
        threadId: thread.id,
        parentId: nested ? nested.id : null,
        userId: random.pick(ids),
        text,
        createdAt,
        updatedAt: createdAt,
        isLocked: false,
        likes,
      });
    }
  }
  return comments;
}
