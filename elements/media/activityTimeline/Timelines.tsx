import {useState, type FormEvent} from 'react';

import {isUser} from '#domain/profile/typedUser';
import type {MediaParams} from '#host/pages/routes';
import {UserInput} from '#kits/userId/UserInput';
import {useTypedUser} from '#kits/userId/useTypedUser';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {Timeline} from './Timeline';
import {text} from './messages';

/** A field for the name of another user, and their timeline once it is submitted. */
function LookUp({mediaId}: {mediaId: number}) {
  const [entered, setEntered] = useState('');
  const [name, setName] = useState('');
  const lookUp = useTypedUser(setName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUser(entered)) lookUp(entered);
  };
  return (
    <>
      <form className="ui-row" role="search" onSubmit={submit}>
        <UserInput aria-label={text.user} placeholder={text.placeholder} value={entered} change={setEntered} />
        <Button type="submit" inactive={!isUser(entered)}>
          {text.search}
        </Button>
      </form>
      {name ? <Timeline key={name} userName={name} mediaId={mediaId} /> : null}
    </>
  );
}

/** The user's own timeline of a media item, and those of others. */
export default function Timelines({mediaId}: MediaParams) {
  const {session} = useServices();
  const own = useSource(session, session.userName);
  return (
    <div className="timelines">
      {own === undefined ? null : <Timeline key={`${own} ${mediaId}`} userName={own} mediaId={mediaId} isOwn />}
      <LookUp key={mediaId} mediaId={mediaId} />
    </div>
  );
}
