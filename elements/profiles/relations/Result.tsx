import {useEffect, useEffectEvent, useMemo} from 'react';

import {emptyList, listsOf, related, relations, type FollowLists} from '#domain/profile/relations';
import type {FollowedUser} from '#kits/follows/fetchFollows';
import {Alert} from '#ui/Alert';
import {counts, countKey} from './state';
import type {RelationQuestion} from './useComparison';
import {UserGrid} from './UserGrid';
import {emptyLists, none, tabNames, text} from './messages';

type Lists = FollowLists<FollowedUser>;

/** Shows the numbers of all relations of two complete lists on their tabs. */
function noteCounts({relation, viewer}: RelationQuestion, lists: Lists) {
  const same = relations.filter(each => listsOf[each] === listsOf[relation]);
  const numbers = same.map(each => [countKey(each, viewer), related(each, lists).length] as const);
  counts.set({...counts.get(), ...Object.fromEntries(numbers)});
}

/** The reason why nobody is in a relation of complete lists. */
function reasonOf({relation, userName}: RelationQuestion, lists: Lists): string {
  const empty = emptyList(relation, lists);
  if (!empty) return none[relation](userName);
  if (empty.whose === 'owner') return emptyLists[empty.kind](userName);
  return empty.kind === 'following' ? emptyLists.ownFollowing : emptyLists.ownFollowers;
}

interface ResultProps {
  question: RelationQuestion;
  lists: Lists;
  /** Whether both lists have been loaded, as far as the API returns them. */
  isDone: boolean;
}

/** The users in a relation as far as they are known, and their number, which also goes to the tab once it is certain. */
export function Result({question, lists, isDone}: ResultProps) {
  const {relation} = question;
  const users = useMemo(() => related(relation, lists), [relation, lists]);
  const isCut = lists.some(list => list.isCut);
  const isCertain = isDone && !isCut;
  const finish = useEffectEvent(() => noteCounts(question, lists));
  useEffect(() => {
    if (isCertain) finish();
  }, [isCertain]);
  return (
    <>
      {isDone && isCut ? <Alert kind="warning">{text.cut}</Alert> : null}
      {isDone || users.length > 0 ? (
        <p className="ui-note" role="status">
          {users.length > 0 || isCut ? text.users(users.length) : reasonOf(question, lists)}
        </p>
      ) : null}
      {users.length > 0 ? <UserGrid label={tabNames[relation]} users={users} /> : null}
    </>
  );
}
