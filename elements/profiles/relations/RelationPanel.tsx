import {listsOf, relationsFor, type ComparedList, type Relation} from '#domain/profile/relations';
import type {UserParams} from '#host/pages/routes';
import {useApi, useReplaceHost, useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {Comparison} from './Comparison';
import {tabNames} from './messages';

const nameOf = ({whose, kind}: ComparedList) => `${whose} ${kind}`;

/** The users of our open tab in place of the site's content. */
export default function RelationPanel({userName, relation}: UserParams & {relation: Relation}) {
  const {session} = useServices();
  const {accountEpoch} = useApi();
  const viewer = useSource(session, session.userName);
  const epoch = useSource(accountEpoch, accountEpoch.count);
  const isAvailable = relationsFor(userName, viewer).includes(relation);
  useReplaceHost(isAvailable);
  if (!isAvailable) return null;
  const key = [userName, viewer, epoch, ...listsOf[relation].map(nameOf)].join(' ');
  return (
    <section aria-label={tabNames[relation]} tabIndex={-1}>
      <Comparison key={key} relation={relation} userName={userName} viewer={viewer} />
    </section>
  );
}
