import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

export const text = messages({
  title: 'Shows what a tag means while you add tags to an anime or manga.',
  extendedDescription:
    'In the list of tags on the pages of anime and manga, for the tag you point at. Requests the descriptions of all tags from AniList together and keeps them for three hours. If the site describes tags itself, Automail leaves it to the site.',
  hint: 'Point at a tag to read what it means.',
  missing: `Message ${build.author} to get this description added`,
  loading: 'Loading the descriptions…',
  failed: "We couldn't load the descriptions.",
});
