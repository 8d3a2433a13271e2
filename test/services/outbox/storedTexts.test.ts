import {expect} from 'chai';

import type {Payload} from '#services/outbox/kinds';
import type {PublishedPost} from '#services/outbox/kinds/posts';
import {useOutbox} from '../../support/writes';

const typed = 'Thanks 😂 see you & <tomorrow> ♥ 𠮷';
const sent = 'Thanks &#128514; see you & <tomorrow> ♥ &#134071;';

type TextKind = 'postActivity' | 'editActivity' | 'postMessage' | 'postReply';
const kinds: readonly (readonly [TextKind, Payload<TextKind>, mutation: string])[] = [
  ['postActivity', {text: typed}, 'SaveTextActivity'],
  ['editActivity', {id: 1, text: typed}, 'SaveTextActivity'],
  ['postMessage', {userId: 3, text: typed}, 'SaveMessageActivity'],
  ['postReply', {activityId: 4, text: typed}, 'SaveActivityReply'],
];

describe('texts that AniList stores', () => {
  const {open, answers} = useOutbox();
  for (const [kind, payload, mutation] of kinds)
    it(`of a ${kind} are sent whole and returned as typed`, async () => {
      const texts: unknown[] = [];
      answers({
        Viewer: () => ({__typename: 'User', id: 5}),
        'Page.activities': () => [],
        Activity: () => ({__typename: 'TextActivity', id: 4, replies: []}),
        [mutation]: ({args}) => {
          const text = args.text ?? args.message;
          texts.push(text);
          return {__typename: 'Post', id: 20, text, message: text, createdAt: 1};
        },
      });
      const {writes} = open();
      const post = (await writes.add(kind, payload).done) as PublishedPost;
      expect(texts).to.deep.equal([sent]);
      expect(post.text).to.equal(typed);
    });

  it('are sent whole in list entry notes', async () => {
    const notes: unknown[] = [];
    answers({
      SaveMediaListEntry: ({args}) => {
        notes.push(args.notes);
        return {__typename: 'MediaList', id: 9, mediaId: 1, notes: args.notes};
      },
    });
    const {writes} = open();
    await writes.add('saveEntry', {mediaId: 1, notes: typed}, {base: {notes: ''}}).done;
    expect(notes).to.deep.equal([sent]);
  });
});
