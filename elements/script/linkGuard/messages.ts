import {messages} from '#domain/text/messages';

export const text = messages({
  title: "Replaces links to piracy sites with links to AniList's guidelines.",
  extendedDescription:
    'On all pages: the link then leads to the guidelines and asks you to report whoever posted it. The sites are in a built-in list. Also hides the places of advertisements. Requests nothing from AniList and reports nothing by itself.',
  replacement: 'This link led to a piracy site, which the guidelines forbid. Please report whoever posted it.',
});
