import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Help with expired sessions',
  summary: 'Tells you what happens to unsent text when your session expires, and reloads the page.',
  details:
    'Replaces AniList\'s message "Session expired, please refresh". Drafts keep your unsent text, and the editors that contained it open again after reloading. Your about text and the notes of the list editor are typed again where you wrote them.',
  reload: 'Reload page',
  expired: 'Your AniList session has expired. Reload the page to continue.',
  kept: (editors: string) =>
    `Your AniList session has expired. Reload the page to continue. Your unsent text is kept: ${editors}.`,
  lost: (editors: string) =>
    `Your AniList session has expired. Drafts are off, so copy your unsent text before you reload the page: ${editors}.`,
  lostAndKept: (lost: string, kept: string) =>
    `Your AniList session has expired. Drafts are off, so copy your unsent text before you reload the page: ${lost}. This is kept: ${kept}.`,
  status: 'status or message',
  reply: 'reply',
  edit: 'edited post',
  comment: 'comment',
  other: 'thread or review',
  about: 'your about text',
  notes: 'notes in the list editor',
});
