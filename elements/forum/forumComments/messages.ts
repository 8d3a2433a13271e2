import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a button that collapses a forum comment and its replies.',
  extendedDescription:
    'In forum threads. Comments that you collapse are shown again when you leave the thread. Requests nothing from AniList. If the site can collapse comments itself, Automail leaves it to the site.',
  button: 'Comment and replies',
  expand: 'Expand',
  collapse: 'Collapse',
});
