import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Saved drafts',
  summary: "Keeps what you write until it's posted.",
  details:
    "Statuses, messages, replies and comments survive a reload, an expired session and a closed tab. Drafts are stored only in this browser, separately for each account and place, and are deleted once they're posted, or once they are too old or too many for the limits that you set.",
  discarded: 'Draft discarded.',
  undo: 'Undo',
  unkept: "Drafts can't be saved in this browser. Leaving the page discards your text.",
  offered: 'You have an earlier draft',
  restored: 'Draft restored',
  restore: 'Restore',
  discard: 'Discard',
});
