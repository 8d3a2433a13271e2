import type {Translation} from '#domain/text/messages';
import type * as english from './groupMessages';

export const groupText: Translation<typeof english.groupText> = {
  notifications: 'Benachrichtigungen',
  feedFilters: 'Feed-Filter',
  feedPosts: 'Beiträge lesen',
  posting: 'Schreiben und reagieren',
  listPreviews: 'Listenvorschauen',
  home: 'Startseite und Titel',
  forum: 'Forenthemen',
  lists: 'Deine Listen',
  listTools: 'Werkzeuge für Listen',
  profileLook: 'Aussehen von Profilen',
  profilePeople: 'Mitglieder und Aktivität',
  ownEntry: 'Dein eigener Eintrag',
  mediaFacts: 'Angaben zu Titeln',
  mediaPage: 'Titelseiten',
  people: 'Figuren und Mitwirkende',
  browse: 'Stöbern',
  navigation: 'Menüs',
  look: 'Aussehen und Komfort',
  script: 'Werkzeuge und Schutz',
  more: 'Weitere',
};
