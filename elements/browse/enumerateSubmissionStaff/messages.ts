import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Submission editing aids',
  summary: 'Numbers repeated staff in submissions, and warns before unsaved changes are lost.',
  details:
    "On AniList's editing pages. Staff listed once get no number. You are asked before a reload, and before a link or the Back button leaves the page; the wording of the first is your browser's.",
  kept: 'Page refresh has been intercepted to avoid an accidental loss of work',
  leave: "Your changes to this submission aren't saved. Leave the page?",
});
