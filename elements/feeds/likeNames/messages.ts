import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Who liked it',
  summary: 'Shows the names of everyone who likes an activity, a reply, a thread or a comment.',
  details:
    'A small button opens a tooltip with the names. In feeds and in the forum, activities, threads and comments with more than five likes have one; on activity pages, the activity and every reply with at least one like. In the forum, the tooltip shows all names in full. For activities and replies, it shortens up to 20 names to make room for them.',
  inFeeds: 'Likes of activities in feeds',
  onActivityPages: 'Likes of activities and replies on activity pages',
  inForum: 'Likes of threads and comments in the forum',
});
