import {useState, type FormEvent} from 'react';

import {formatEnum} from '#domain/media/mediaWords';
import {hours, minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {text as linkText} from '#ui/link/messages';
import {useCachedQuery} from '#ui/useCachedQuery';
import {TermsMediaDocument} from './media.generated';
import {TermsMediaSearchDocument} from './search.generated';
import type {FeedViewState} from './useFeedView';
import {text} from './messages';

type Choose = Pick<FeedViewState, 'choose'>;

/** The anime and manga found by a search. */
function Results({search, choose}: Choose & {search: string}) {
  const answer = useCachedQuery(TermsMediaSearchDocument, {search}, minutes(5), {priority: 'person'});
  const titleOf = useTitleOf();
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.Page?.media?.filter(media => media !== null)}
      texts={{loading: text.searching, missing: text.noResults}}
      stale="nothing"
    >
      {found =>
        found.length ? (
          <ul className="ui-list ui-row" aria-label={text.results}>
            {found.map(media => (
              <li key={media.id}>
                <Button small onClick={() => choose({media: media.id})}>
                  {titleOf(media) || linkText.untitled(media.id)} {formatEnum(media.format)}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="ui-note" role="status">
            {text.noResults}
          </p>
        )
      }
    </AsyncAnswer>
  );
}

/** A search for the anime or manga of the feed. It is sent when the user submits it, not while they type. */
function MediaSearch({choose}: Choose) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <>
      <form className="ui-row" onSubmit={submit}>
        <input
          className="ui-input"
          aria-label={text.mediaTitle}
          placeholder={text.mediaTitle}
          autoComplete="off"
          value={typed}
          onChange={({target}) => setTyped(target.value)}
        />
        <Button type="submit" small inactive={!typed.trim()}>
          {text.search}
        </Button>
      </form>
      {search ? <Results search={search} choose={choose} /> : null}
    </>
  );
}

/** The title of the chosen anime or manga, or its id until the title is known. */
function Chosen({id}: {id: number}) {
  const {data} = useCachedQuery(TermsMediaDocument, {id}, hours(24), {priority: 'person'});
  const titleOf = useTitleOf();
  const title = data?.Media ? titleOf(data.Media) : '';
  return (
    <span className="ui-note" role="status">
      {text.chosen(title || linkText.untitled(id))}
    </span>
  );
}

/** Filter for one anime or manga, which it names: the checkbox opens a search. */
export function MediaFilter({mediaId, choose}: Choose & {mediaId: number | undefined}) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (isOn: boolean) => {
    setOpen(isOn);
    if (!isOn) choose({media: undefined});
  };
  return (
    <>
      <Check checked={isOpen || mediaId !== undefined} change={toggle}>
        {text.media}
      </Check>
      {mediaId === undefined ? null : <Chosen id={mediaId} />}
      {isOpen ? <MediaSearch choose={choose} /> : null}
    </>
  );
}
