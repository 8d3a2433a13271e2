import {notFound} from '../errors';
import {hash} from '../random';
import type {Media} from '../store/rows';
import type {Context} from './context';
import {viewerOf} from './context';

/** The tags of a media item: the rank including votes made since the seed, and the viewer's vote. */
export function tagsOf(work: Media, context: Context): object[] {
  const votes = context.store.tagVotesOf(work.id);
  return work.tagRanks.map(([id, rank]) => {
    const own = votes.filter(vote => vote.tagId === id);
    return {
      ...context.store.tags.get(id),
      rank: Math.min(100, Math.max(0, rank + own.reduce((sum, {vote}) => sum + vote, 0))),
      isMediaSpoiler: hash(work.id, id) % 12 === 0,
      userId: null,
      userVote: own.find(({userId}) => userId === context.viewer?.id)?.vote ?? 0,
    };
  });
}

interface Vote {
  readonly mediaId?: number | null;
  readonly tagId?: number | null;
  readonly vote?: number | null;
}

/** Votes for a tag of a media item (1) or against it (-1), or retracts the vote (0). */
export function rateTag({mediaId, tagId, vote}: Vote, context: Context): object[] {
  const viewer = viewerOf(context);
  const {store} = context;
  const work = store.media.get(mediaId ?? 0);
  if (!work?.tagRanks.some(([id]) => id === tagId)) throw notFound();
  const known = store.tagVotesOf(work.id).find(row => row.tagId === tagId && row.userId === viewer.id);
  store.tagVotes.put({
    id: known?.id ?? store.tagVotes.nextId(),
    mediaId: work.id,
    tagId: tagId ?? 0,
    userId: viewer.id,
    vote: Math.sign(vote ?? 0),
  });
  return tagsOf(work, context);
}
