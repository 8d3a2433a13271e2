import {useState, type FormEvent} from 'react';

import {formatEnum} from '#domain/media/mediaWords';
import {minutes} from '#services/api/cache/lifetime';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {text as linkText} from '#ui/link/messages';
import {useCachedQuery} from '#ui/useCachedQuery';
import {Check} from './Check';
import {TermsMediaSearchDocument} from './search.generated';
import type {FeedViewState} from './useFeedView';
import {filterText} from './messages';

type Choose = Pick<FeedViewState, 'choose'>;

/** The anime and manga that a search finds. */
function Results({search, choose}: Choose & {search: string}) {
  const answer = useCachedQuery(TermsMediaSearchDocument, {search}, minutes(5), {priority: 'person'});
  const titleOf = useTitleOf();
  return (
    <AsyncAnswer
      answer={answer}
      value={answer.data?.Page?.media?.filter(media => media !== null)}
      texts={{loading: filterText.searching, missing: filterText.noResults}}
      stale="nothing"
    >
      {found =>
        found.length ? (
          <ul className="ui-list ui-row" aria-label={filterText.results}>
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
            {filterText.noResults}
          </p>
        )
      }
    </AsyncAnswer>
  );
}

/** A search for the anime or manga that the feed is to be about. It is sent when the person asks for it, not while they type. */
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
          aria-label={filterText.mediaTitle}
          placeholder={filterText.mediaTitle}
          autoComplete="off"
          value={typed}
          onChange={({target}) => setTyped(target.value)}
        />
        <Button type="submit" small inactive={!typed.trim()}>
          {filterText.search}
        </Button>
      </form>
      {search ? <Results search={search} choose={choose} /> : null}
    </>
  );
}

/** Only one anime or manga: the box opens a search. */
export function MediaFilter({mediaId, choose}: Choose & {mediaId: number | undefined}) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (isOn: boolean) => {
    setOpen(isOn);
    if (!isOn) choose({media: undefined});
  };
  return (
    <>
      <Check label={filterText.media} checked={isOpen || mediaId !== undefined} onChange={toggle} />
      {isOpen ? <MediaSearch choose={choose} /> : null}
    </>
  );
}
