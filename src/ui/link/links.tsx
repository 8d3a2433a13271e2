import type {ReactNode} from 'react';

import {flaggedWords} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';
import {chooseName, chooseTitle, type PersonName, type Titles} from '#domain/media/title';
import {safeForWork, titleLanguage} from '#services/settings/shared';
import {useSetting} from '../useSetting';
import {HostLink} from './HostLink';

interface MediaLinkProps {
  media: {readonly id: number; readonly type?: string | null | undefined; readonly title?: Titles | null | undefined};
  /** What the link shows; default: the title in the person's language. */
  children?: ReactNode;
}

/** A work by its title in the person's language. */
export function MediaLink({media: {id, type, title}, children}: MediaLinkProps) {
  const [language] = useSetting(titleLanguage);
  const [isSafe] = useSetting(safeForWork);
  const name = chooseTitle(title ?? {}, language);
  const path = `/${type === 'MANGA' ? 'manga' : 'anime'}/${id}/`;
  const titlePart = slug(name, isSafe ? flaggedWords : []);
  return <HostLink to={titlePart ? `${path}${titlePart}/` : path}>{children ?? (name || `No. ${id}`)}</HostLink>;
}

/** A member by name. */
export const UserLink = ({name, children}: {name: string; children?: ReactNode}) => (
  <HostLink to={`/user/${encodeURIComponent(name)}/`}>{children ?? name}</HostLink>
);

interface PersonLinkProps {
  kind: 'staff' | 'character';
  person: {readonly id: number; readonly name?: PersonName | null | undefined};
  children?: ReactNode;
}

/** A person or a character, in the native script where native titles are wanted. */
export function PersonLink({kind, person: {id, name}, children}: PersonLinkProps) {
  const [language] = useSetting(titleLanguage);
  return <HostLink to={`/${kind}/${id}`}>{children ?? (chooseName(name ?? {}, language) || `No. ${id}`)}</HostLink>;
}

interface StudioLinkProps {
  studio: {readonly id: number; readonly name: string};
  children?: ReactNode;
}

export const StudioLink = ({studio: {id, name}, children}: StudioLinkProps) => (
  <HostLink to={`/studio/${id}`}>{children ?? name}</HostLink>
);
