import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Piracy link guard',
  summary: "Replaces links to piracy sites with links to AniList's guidelines.",
  details:
    'The new link asks you to report the post; nothing is reported automatically. The sites are in a built-in list. Ad slots are hidden too.',
  replacement: 'This link led to a piracy site, which the guidelines forbid. Please report the post.',
});
