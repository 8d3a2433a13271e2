import {avatarSize, uniqueDefined, type NotificationGroup} from '#domain/notification/notificationGroups';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {CoverImage} from '#ui/cover/Cover';
import {HostLink} from '#ui/link/HostLink';
import {text} from './messages';

/** The avatars of a group, smaller from the eighth on; for a notification about a media item, its cover. */
export function Pictures({group}: {group: NotificationGroup<NotificationData>}) {
  const [{user, picture, to, title}] = group;
  if (user === undefined)
    return picture && to ? (
      <HostLink to={to} className="ui-cover cover" aria-label={title || text.media}>
        <CoverImage source={picture} />
      </HostLink>
    ) : (
      <span />
    );
  return (
    <div className="avatars">
      {uniqueDefined(group.map(each => each.user)).map((name, place) => {
        const side = avatarSize(place);
        const source = group.find(each => each.user === name)?.picture;
        return (
          <HostLink key={name} to={`/user/${encodeURIComponent(name)}/`} aria-label={name} title={name}>
            {source ? <img src={source} alt="" width={side} height={side} loading="lazy" /> : name.charAt(0)}
          </HostLink>
        );
      })}
    </div>
  );
}
