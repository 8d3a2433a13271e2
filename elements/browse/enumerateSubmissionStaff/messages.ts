import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Submission editing aids',
  summary: 'Numbers repeated staff in submissions, and warns before unsaved changes are lost.',
  details:
    "On AniList's editing pages. Staff listed once get no number. You're asked before a link or the Back button leaves the page, and, in your browser's words, before a reload.",
  kept: 'Page refresh has been intercepted to avoid an accidental loss of work',
  leave: "Your changes to this submission aren't saved. Leave the page?",
});
