import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the names of everyone who likes an activity or a reply on activity pages.',
  extendedDescription:
    'For every activity and reply with at least one like. Requests the names from AniList when you open the tooltip, those of all replies together. It does not like anything.',
});
