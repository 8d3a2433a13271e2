import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

export const text = messages({
  name: 'Tag descriptions',
  summary: 'Shows what a tag means while you add tags to an anime or manga.',
  details: 'Hover over a tag in the list to see its description. Off if AniList describes tags itself.',
  hint: 'Hover over a tag to see its description.',
  missing: `Message ${build.author} to get this description added`,
  noun: 'the descriptions',
});
