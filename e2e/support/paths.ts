import type {Ids} from './test';

/** Addresses that the tests of several features visit. */
export const mediaPage = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
export const charactersTab = (ids: Ids) => `${mediaPage(ids)}characters`;
export const textActivity = ({activityText}: Ids) => `/activity/${activityText}`;
export const profilePage = ({other}: Ids) => `/user/${other}/`;
