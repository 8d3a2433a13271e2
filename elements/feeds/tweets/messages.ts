import {messages} from '#domain/text/messages';
import {build} from '#platform/platform';

export const text = messages({
  title: 'Shows tweets below the links to them.',
  extendedDescription:
    'On all pages, for links to tweets in texts. A tweet is loaded from Twitter when its link comes near the visible part of the page, in a frame that cannot access the page, and removed when it is far away. Requests nothing from AniList.',
  height: 'Maximum height of a tweet in pixels',
  frame: 'Tweet',
  blocked: "Could not load Tweet. This page doesn't allow frames from Twitter.",
  unavailable: `Could not load Tweet. Twitter embedding is currently not available for Firefox addon builds of ${build.name}`,
});
