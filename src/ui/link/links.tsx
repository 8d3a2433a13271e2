import type {ReactNode} from 'react';

import {flaggedWords} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';
import {safeForWork} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {HostLink} from './HostLink';
import {useShownNames, type NamedPerson} from './shownNames';
import {useMediaTitle, type NamedMedia} from './useMediaTitle';
import {text} from './messages';

interface MediaLinkProps {
  media: NamedMedia;
  /** Content of the link. Default: the user's own title, or the one in their preferred language. */
  children?: ReactNode;
}

/** Path of a media page. `name`: the displayed title; in safe-for-work mode a title with flagged words is left out. */
export function mediaPath({id, type}: Pick<NamedMedia, 'id' | 'type'>, name: string, isSafe: boolean): string {
  const path = `/${type === 'MANGA' ? 'manga' : 'anime'}/${id}/`;
  const titlePart = slug(name, isSafe ? flaggedWords : []);
  return titlePart ? `${path}${titlePart}/` : path;
}

/** Link to a media page, showing the title from `useMediaTitle`. */
export function MediaLink({media, children}: MediaLinkProps) {
  const [isSafe] = useSetting(safeForWork);
  const name = useMediaTitle(media);
  return <HostLink to={mediaPath(media, name, isSafe)}>{children ?? (name || text.untitled(media.id))}</HostLink>;
}

/** Link to a user's profile, showing their name. */
export const UserLink = ({name, children}: {name: string; children?: ReactNode}) => (
  <HostLink to={`/user/${encodeURIComponent(name)}/`}>{children ?? name}</HostLink>
);

interface PersonLinkProps {
  kind: 'staff' | 'character';
  person: NamedPerson;
  children?: ReactNode;
}

/** Link to a staff member or a character. The name is in the native script if the user prefers native titles. */
export function PersonLink({kind, person, children}: PersonLinkProps) {
  const {nameOf} = useShownNames();
  return <HostLink to={`/${kind}/${person.id}`}>{children ?? nameOf(person)}</HostLink>;
}

interface StudioLinkProps {
  studio: {readonly id: number; readonly name: string};
  children?: ReactNode;
}

/** Link to a studio. */
export const StudioLink = ({studio: {id, name}, children}: StudioLinkProps) => (
  <HostLink to={`/studio/${id}`}>{children ?? name}</HostLink>
);

/** Link to an activity, showing its path; `siteUrl` is the whole address, as the API returns it. */
export function ActivityLink({siteUrl}: {siteUrl: string}) {
  const {pathname} = new URL(siteUrl, location.origin);
  return <HostLink to={pathname}>{pathname}</HostLink>;
}
