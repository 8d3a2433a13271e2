import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Keeps what you write until it is posted.',
  extendedDescription:
    'Statuses, messages, replies and comments survive a reload, an expired session and a closed tab. Drafts are stored in this browser only, separately for each account and place, and are deleted when they are posted. Nothing is sent to AniList.',
  discarded: 'Draft discarded.',
  undo: 'Undo',
  unkept: "This browser doesn't let Automail store anything: what you write here is lost when you leave the page.",
  offered: 'You have an earlier draft',
  restored: 'Draft restored',
  restore: 'Restore',
  discard: 'Discard',
});
