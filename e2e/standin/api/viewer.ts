import type {Api} from './api';

const viewerQuery = `query Viewer {
  Viewer {
    id name about bannerImage unreadNotificationCount donatorTier donatorBadge moderatorRoles createdAt siteUrl
    avatar { large medium }
    options {
      titleLanguage staffNameLanguage displayAdultContent airingNotifications profileColor timezone activityMergeTime
      restrictMessagesToFollowing
      notificationOptions { type enabled }
      disabledListActivity { type disabled }
    }
    mediaListOptions {
      scoreFormat rowOrder
      animeList { sectionOrder splitCompletedSectionByFormat customLists advancedScoring advancedScoringEnabled }
      mangaList { sectionOrder splitCompletedSectionByFormat customLists advancedScoring advancedScoringEnabled }
    }
  }
}`;

/** The viewer in the form that the site stores in local storage. The call is not logged. */
export async function loadStoredViewer(api: Api, userId: number, origin: string): Promise<unknown> {
  return api.withoutRecording(async () => {
    const answer = await api.answer({
      who: 'site',
      body: {query: viewerQuery},
      token: undefined,
      sessionUser: userId,
      origin,
      hasReferer: true,
    });
    return answer.body.data?.Viewer;
  });
}
