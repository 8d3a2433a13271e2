import {load, mutate} from '../client/graphql';
import type {User} from './types';

const viewerFields = `
  id name avatar { large medium } bannerImage donatorTier donatorBadge moderatorRoles unreadNotificationCount about
  options { titleLanguage displayAdultContent profileColor timezone disabledListActivity { type disabled } }
  mediaListOptions {
    scoreFormat rowOrder
    animeList { customLists advancedScoringEnabled sectionOrder }
    mangaList { customLists advancedScoringEnabled sectionOrder }
  }
`;

/** Loads the signed-in user. */
export async function loadViewer(): Promise<User> {
  const {Viewer} = await load<{Viewer: User}>(`query NavViewer { Viewer { ${viewerFields} } }`);
  return Viewer;
}

/** Updates the options of the signed-in user. */
export async function updateViewer(changes: object): Promise<User> {
  const {UpdateUser} = await mutate<{UpdateUser: User}>(
    `mutation SettingsUpdate($about: String, $titleLanguage: UserTitleLanguage, $displayAdultContent: Boolean,
      $scoreFormat: ScoreFormat, $rowOrder: String, $profileColor: String, $airingNotifications: Boolean) {
      UpdateUser(about: $about, titleLanguage: $titleLanguage, displayAdultContent: $displayAdultContent,
        scoreFormat: $scoreFormat, rowOrder: $rowOrder, profileColor: $profileColor,
        airingNotifications: $airingNotifications) { ${viewerFields} }
    }`,
    changes,
  );
  return UpdateUser;
}
