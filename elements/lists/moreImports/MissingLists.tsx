import {useState} from 'react';

import {isStorable} from '#domain/text/characterReferences';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import type {ApiError} from '#services/api/apiError';
import type {ListType} from '#services/lists/ownList';
import {customListsTarget} from '#services/outbox/kinds/account';
import {AppsAlert} from '#kits/jobs/AppsAlert';
import {Button} from '#ui/Button';
import {useApi} from '#ui/context';
import {useObstacle} from '#kits/jobs/useObstacle';
import {text} from './importMessages';

interface MissingProps {
  names: readonly string[];
  type: ListType;
  /** Called with the names of all custom lists once they are created. */
  made: (all: readonly string[]) => void;
}

type State =
  | {readonly is: 'idle' | 'making'}
  | {readonly is: 'made'; readonly names: readonly string[]}
  | {readonly is: 'failed'; readonly message: string};

/**
 * The custom lists used by the file that the user does not have, and a button that creates them. A name with a
 * character that AniList can't store is only listed.
 */
export function MissingLists({names: all, type, made}: MissingProps) {
  const names = all.filter(isStorable);
  const refused = all.filter(name => !isStorable(name));
  const {writes} = useApi();
  const held = useOnHold(customListsTarget(type), true);
  const [state, setState] = useState<State>({is: 'idle'});
  const obstacle = useObstacle();
  const isMaking = state.is === 'making';
  const make = async () => {
    const reason = obstacle();
    if (reason !== undefined) return setState({is: 'failed', message: reason});
    setState({is: 'making'});
    try {
      made(await writes.add('createCustomLists', {type, names}).done);
      setState({is: 'made', names});
    } catch (error) {
      setState({is: 'failed', message: text.notMadeLists((error as ApiError).message)});
    }
  };
  return (
    <>
      {names.length ? (
        <div className="ui-note ui-note-warning">
          <p>{text.missingLists(names)}</p>
          <Button small inactive={isMaking} onClick={() => void make()}>
            {text.makeLists(names.length)}
          </Button>
        </div>
      ) : null}
      {refused.length ? <p className="ui-note ui-note-warning">{text.refusedLists(refused)}</p> : null}
      <p className="ui-note" role="status">
        {isMaking ? text.makingLists : state.is === 'made' ? text.madeLists(state.names) : ''}
      </p>
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      {state.is === 'failed' ? <AppsAlert text={state.message} /> : null}
    </>
  );
}
