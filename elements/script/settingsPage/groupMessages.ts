import {messages} from '#domain/text/messages';

/** Names of the groups of features within a tab of the settings. */
export const groupText = messages({
  notifications: 'Notifications',
  feedFilters: 'Feed filters',
  feedPosts: 'Reading posts',
  posting: 'Writing and reacting',
  listPreviews: 'List previews',
  home: 'Home page and titles',
  forum: 'Forum threads',
  lists: 'Your lists',
  listTools: 'Tools for lists',
  profileLook: 'Look of profiles',
  profilePeople: 'Users and activity',
  ownEntry: 'Your own entry',
  mediaFacts: 'Facts about media',
  mediaPage: 'Media pages',
  people: 'Characters and staff',
  browse: 'Browsing',
  navigation: 'Menus',
  look: 'Appearance and comfort',
  script: 'Tools and protection',
  more: 'More',
});
