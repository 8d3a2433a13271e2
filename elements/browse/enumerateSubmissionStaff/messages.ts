import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Numbers staff that are listed more than once in a submission, and asks before you leave with changes.',
  extendedDescription:
    'On the pages where entries of the site are edited. People who are in the list of staff once have no number. Your browser asks in its own words before a changed page is closed or loaded again.',
  kept: 'Page refresh has been intercepted to avoid an accidental loss of work',
});
