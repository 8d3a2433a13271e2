import {TaskProgress} from '#ui/progress/TaskProgress';
import {Pages} from '#ui/pages/Pages';
import {useId, useState} from 'react';

import {followsBack, type KnownPeople} from '#domain/profile/followBack';
import type {UserParams} from '#host/pages/routes';
import type {FollowKind} from '#domain/profile/relations';
import {openRelation, remarkFollows, showAsList} from '#host/pages/user/social';
import {socialListView} from '#kits/follows/listView';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {useSource} from '#ui/useSource';
import {text} from './messages';
import {useFollowBack} from './useFollowBack';

function ViewSwitch() {
  const {element} = useElementContext();
  const [isList, setIsList] = useSetting(socialListView);
  useSignalEffect(
    signal => {
      if (isList) showAsList(element, {signal});
    },
    [element, isList],
  );
  const id = useId();
  return (
    <div className="ui-segments" role="group" aria-labelledby={id}>
      <span id={id} className="visually-hidden">
        {text.view}
      </span>
      <Button small pressed={!isList} onClick={() => setIsList(false)}>
        {text.cards}
      </Button>
      <Button small pressed={isList} onClick={() => setIsList(true)}>
        {text.list}
      </Button>
    </div>
  );
}

/** Marks the users who do not follow back, and shows their number out of those shown. */
function Result({known, shown}: {known: KnownPeople; shown: FollowKind}) {
  const [counts, setCounts] = useState({all: 0, marked: 0});
  useSignalEffect(
    signal => {
      const remarks = {
        yes: undefined,
        no: shown === 'following' ? text.notFollowing : text.notFollowed,
        unknown: text.notFound,
      };
      remarkFollows(name => remarks[followsBack(known, name)], {signal, onCount: setCounts});
    },
    [known, shown],
  );
  const some = shown === 'following' ? text.someFollowing : text.someFollowers;
  return (
    <p className="ui-note" role="status">
      {known.next === undefined ? some(counts.marked, counts.all) : text.partial(known.names.size)}
    </p>
  );
}

function FollowBack(props: UserParams & {shown: FollowKind}) {
  const {known, now, stop, check, checkMore} = useFollowBack(props);
  const hasMore = known?.next !== undefined;
  return (
    <>
      <Pages
        more={hasMore ? checkMore : check}
        isLoading={now.state === 'running'}
        label={hasMore ? text.checkMore : known ? text.checkAgain : text.check}
        small
      >
        <TaskProgress now={now} label={text.progress} stop={stop} failed={text.failed} />
      </Pages>
      {now.state === 'stopped' ? (
        <p className="ui-note" role="status">
          {text.stopped}
        </p>
      ) : null}
      {known ? <Result known={known} shown={props.shown} /> : null}
    </>
  );
}

/** The controls of a social page: its view, and the check of who follows back while the site's own users are shown. */
export default function SocialTools({userName, shown}: UserParams & {shown: FollowKind}) {
  const relation = useSource(openRelation, openRelation.get);
  return (
    <div className="tools">
      <ViewSwitch />
      {relation === undefined ? <FollowBack key={`${userName} ${shown}`} userName={userName} shown={shown} /> : null}
    </div>
  );
}
