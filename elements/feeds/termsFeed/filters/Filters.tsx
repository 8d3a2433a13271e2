import {useRef, useState, type FormEvent} from 'react';

import {isUser} from '#domain/profile/typedUser';
import {switchFilters} from '#domain/feed/feedView';
import {UserInput} from '#kits/userId/UserInput';
import {useTypedUser} from '#kits/userId/useTypedUser';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {MediaFilter} from './MediaFilter';
import type {FeedViewState} from './useFeedView';
import {text} from './messages';

type Choose = Pick<FeedViewState, 'choose'>;

/** Filter for one user: by default the signed-in user. */
function UserFilter({user, choose}: Choose & {user: string | undefined}) {
  const {session} = useServices();
  const lookUp = useTypedUser(name => choose({user: name}));
  const me = useSource(session, session.userName);
  const [typed, setTyped] = useState(user ?? '');
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    if (isUser(typed)) lookUp(typed);
    else if (me && !typed.trim()) choose({user: me});
    else field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <form className="ui-row" onSubmit={submit}>
      <Check checked={user !== undefined} change={isOn => (isOn ? show() : choose({user: undefined}))}>
        {text.user}
      </Check>
      <UserInput
        ref={field}
        aria-label={text.userName}
        placeholder={me ?? text.userName}
        autoComplete="off"
        value={typed}
        change={setTyped}
      />
      <Button type="submit" small>
        {text.show}
      </Button>
    </form>
  );
}

/** The filters; rule feed-16 lists which of them exclude each other. */
export function Filters({view: {filters}, choose}: FeedViewState) {
  return (
    <div className="filters ui-card" role="group" aria-label={text.filters}>
      {switchFilters.map(name => (
        <Check key={name} checked={filters[name] === true} change={isOn => choose({[name]: isOn || undefined})}>
          {text[name]}
        </Check>
      ))}
      <UserFilter key={`user ${filters.user ?? ''}`} user={filters.user} choose={choose} />
      <MediaFilter key={`media ${filters.media ?? ''}`} mediaId={filters.media} choose={choose} />
    </div>
  );
}
