import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Collapsible forum comments',
  summary: 'Adds a button that collapses a forum comment and its replies.',
  details: 'Collapsed comments are shown again once you leave the thread. Off if AniList can collapse comments itself.',
  button: 'Comment and replies',
  expand: 'Expand',
  collapse: 'Collapse',
});
