import {uniqueDefined, summariseNames, type NotificationGroup} from '#domain/notification/notificationGroups';
import {isForumNotification, formatSentence, threadTitle} from '#domain/notification/notifications';
import type {NotificationData} from '#host/pages/notifications/anchors';
import {HostLink} from '#ui/link/HostLink';
import {UserLink} from '#ui/link/links';
import {RichText} from '#ui/RichText';
import {text} from './messages';

/** The sentence with the names of a group, by how many of them are named. */
const sentences: readonly string[] = ['', '{first}', text.twoNames, text.threeNames];

function Names({group}: {group: NotificationGroup<NotificationData>}) {
  const all = uniqueDefined(group.map(({user}) => user));
  const {named, others} = summariseNames(all);
  const [first, second, third] = named.map(name => <UserLink key={name} name={name} />);
  const rest = <span title={all.slice(named.length).join(', ')}>{text.others(others)}</span>;
  const sentence = others ? text.namesAndOthers : (sentences[named.length] ?? '');
  return <RichText text={sentence} parts={{first, second, third, others: rest}} />;
}

/** Splits a line at a title, so that the title can be made a link. */
function around(line: string, title: string): readonly [string, string] {
  const place = title ? line.indexOf(title) : -1;
  return place < 0 ? [line, ''] : [line.slice(0, place), line.slice(place + title.length)];
}

function AboutMedia({line, title, to}: NotificationData) {
  const [before, behind] = around(line, title);
  if (!title || !to) return to ? <HostLink to={to}>{line}</HostLink> : <>{line}</>;
  return (
    <>
      {before}
      <HostLink to={to}>{title}</HostLink>
      {behind}
    </>
  );
}

/** Describes who did what, in the site's words. */
export function Sentence({group}: {group: NotificationGroup<NotificationData>}) {
  const [first] = group;
  const {kind, user, to, context, title} = first;
  if (user === undefined || kind === 'special') return <AboutMedia {...first} />;
  const targets = uniqueDefined(group.map(each => each.to));
  const sentence = formatSentence(kind, context, targets.length);
  const isPlain = kind === 'follow' || !to || targets.length > 1;
  return (
    <>
      <Names group={group} />{' '}
      {isForumNotification(kind) ? (
        <>
          {sentence} {to ? <HostLink to={to}>{threadTitle(title)}</HostLink> : threadTitle(title)}
        </>
      ) : (
        <>
          {isPlain ? (
            sentence
          ) : (
            <HostLink to={to} className="action">
              {sentence}
            </HostLink>
          )}
        </>
      )}
    </>
  );
}
