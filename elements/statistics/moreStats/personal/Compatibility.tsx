import {useState} from 'react';

import {compatibility, scoresOf} from '#domain/statistics/compatibility';
import {CompatibilityResult} from '../compatibility/CompatibilityResult';
import {useUserList} from '#kits/personalStats/useUserList';
import type {ListType, MediaLists} from '#services/lists/ownList';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {text} from './messages';

interface CompatibilityProps {
  ownName: string;
  userName: string;
  listType: ListType;
  /** The list of the page's user, once it is loaded. */
  list: MediaLists | undefined;
}

function Compared({ownName, userName, listType, list}: CompatibilityProps & {list: MediaLists}) {
  const answer = useUserList(ownName, listType);
  return (
    <AsyncAnswer answer={answer} value={answer.list} retry={answer.retry} texts={{noun: text.ownList}}>
      {own => (
        <CompatibilityResult
          result={compatibility(scoresOf(own.entries.values()), scoresOf(list.entries.values()))}
          users={[ownName, userName]}
        />
      )}
    </AsyncAnswer>
  );
}

/** A button that compares the signed-in user's scores with those of the page's user. */
export function Compatibility({list, ...props}: CompatibilityProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div>
        <Button pressed={isAsked} inactive={!list} onClick={() => setAsked(!isAsked)}>
          {text.compatibility}
        </Button>
      </div>
      {isAsked && list ? <Compared {...props} list={list} /> : null}
    </>
  );
}
