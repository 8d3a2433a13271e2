import {memo, type ReactNode} from 'react';

import type {RolePerson} from '#domain/media/roleCard';
import type {RoleOrder, TitledCard} from '#domain/media/roleOrder';
import {flaggedWords} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';
import {chooseName, type TitleLanguage} from '#domain/media/title';
import {Cover} from '#ui/cover/Cover';
import {StatusDot} from '#ui/figures/StatusDot';
import {HostLink} from '#ui/link/HostLink';
import {mediaPath} from '#ui/link/links';
import {RoleFact} from './RoleFact';
import {text} from './messages';

/** Properties shared by all cards of a grid. */
export interface CardLook {
  readonly order: RoleOrder;
  readonly language: TitleLanguage;
  /** Whether safe-for-work mode is on. */
  readonly isSafe: boolean;
}

interface SideProps {
  to: string;
  name: string;
  source: string | undefined;
  mark?: ReactNode;
  children: ReactNode;
}

/** A cover with a name and a text below it, all in one link. */
const Side = ({to, name, source, mark, children}: SideProps) => (
  <HostLink className="ui-role-side" to={to} title={name}>
    <Cover className="ui-role-cover" source={source} />
    <span className="ui-role-content">
      <span className="ui-role-name">
        {mark}
        <bdi>{name}</bdi>
      </span>
      {children}
    </span>
  </HostLink>
);

function People({people, look: {language, isSafe}}: {people: readonly RolePerson[]; look: CardLook}) {
  const named = people.map(person => ({
    ...person,
    name: chooseName(person.name, language) || text.untitled(person.id),
  }));
  const pathOf = ({kind, id, name}: {kind: string; id: number; name: string}) =>
    `/${kind}/${id}/${slug(name, isSafe ? flaggedWords : [])}`;
  const [first, ...others] = named;
  if (!first) return null;
  if (!others.length)
    return (
      <Side to={pathOf(first)} name={first.name} source={first.image}>
        {first.language ? <span className="ui-role-role">{first.language}</span> : null}
      </Side>
    );
  return (
    <span className="ui-role-covers">
      {named.map(person => (
        <HostLink key={person.id} to={pathOf(person)} title={person.name}>
          <Cover className="ui-role-cover" source={person.image} />
          <bdi className="ui-role-caption">{person.name}</bdi>
        </HostLink>
      ))}
    </span>
  );
}

interface CardProps {
  card: TitledCard;
  look: CardLook;
}

/** A media item with the roles of a staff member or character in it, and the person beside it. */
export const RoleCardView = memo(function RoleCardView({card, look}: CardProps) {
  const {media, title, roles, people} = card;
  const dot = media.entry ? <StatusDot status={media.entry.status} type={media.type} /> : null;
  const name = title || text.untitled(media.id);
  return (
    <div className="ui-role-card">
      <Side to={mediaPath(media, title, look.isSafe)} name={name} source={media.cover} mark={dot}>
        <RoleFact media={media} order={look.order} />
        <span className="ui-role-role">
          <bdi>{roles.join(', ')}</bdi>
        </span>
      </Side>
      <People people={people} look={look} />
    </div>
  );
});
