import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a link to your own threads to the forum.',
  extendedDescription:
    'Beside the lists and categories of the forum; it opens your threads on your social page. Requests nothing from AniList. The lists of threads are not changed.',
  link: 'My threads',
});
