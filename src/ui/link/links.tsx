import type {ReactNode} from 'react';

import {flaggedWords} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';
import {chooseName, chooseTitle, type PersonName, type Titles} from '#domain/media/title';
import {safeForWork, titleLanguage} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {HostLink} from './HostLink';
import {text} from './messages';

interface MediaLinkProps {
  media: {readonly id: number; readonly type?: string | null | undefined; readonly title?: Titles | null | undefined};
  /** Content of the link; default: the title in the person's preferred language. */
  children?: ReactNode;
}

/** Link to a media page, showing its title in the person's preferred language. */
export function MediaLink({media: {id, type, title}, children}: MediaLinkProps) {
  const [language] = useSetting(titleLanguage);
  const [isSafe] = useSetting(safeForWork);
  const name = chooseTitle(title ?? {}, language);
  const path = `/${type === 'MANGA' ? 'manga' : 'anime'}/${id}/`;
  const titlePart = slug(name, isSafe ? flaggedWords : []);
  return <HostLink to={titlePart ? `${path}${titlePart}/` : path}>{children ?? (name || text.untitled(id))}</HostLink>;
}

/** Link to a member's profile, showing their name. */
export const UserLink = ({name, children}: {name: string; children?: ReactNode}) => (
  <HostLink to={`/user/${encodeURIComponent(name)}/`}>{children ?? name}</HostLink>
);

interface PersonLinkProps {
  kind: 'staff' | 'character';
  person: {readonly id: number; readonly name?: PersonName | null | undefined};
  children?: ReactNode;
}

/** Link to a staff member or a character. The name is in the native script if the person prefers native titles. */
export function PersonLink({kind, person: {id, name}, children}: PersonLinkProps) {
  const [language] = useSetting(titleLanguage);
  return (
    <HostLink to={`/${kind}/${id}`}>{children ?? (chooseName(name ?? {}, language) || text.untitled(id))}</HostLink>
  );
}

interface StudioLinkProps {
  studio: {readonly id: number; readonly name: string};
  children?: ReactNode;
}

/** Link to a studio. */
export const StudioLink = ({studio: {id, name}, children}: StudioLinkProps) => (
  <HostLink to={`/studio/${id}`}>{children ?? name}</HostLink>
);
