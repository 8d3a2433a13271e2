import {useState} from 'react';

import {searchMedia, type Match, type Correcting} from './files/match';
import {titleOfRow, type ReviewRow} from './files/review';
import {Alert} from '#ui/Alert';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {MediaLink} from '#ui/link/links';
import {useTitleOf} from '#ui/link/useMediaTitle';
import {useLongTask} from '#ui/progress/useLongTask';
import {text} from './importMessages';

interface CorrectProps {
  row: ReviewRow;
  correcting: Correcting;
  choose: (match: Match) => void;
}

/** Maximum number of media found by a search for a correction. */
const mostFound = 5;

/** A search for another media item for a row. */
export function CorrectMatch({row, correcting, choose}: CorrectProps) {
  const [search, setSearch] = useState(row.entry.title);
  const {now, start} = useLongTask<readonly Match[]>();
  const titleOf = useTitleOf();
  const find = () => start(({signal}) => searchMedia({...correcting, signal}, search.trim(), mostFound));
  // Before the user searches, the other possible meanings of the title.
  const found = now.state === 'done' ? now.result : (row.match?.others ?? []);
  return (
    <form
      className="correct"
      onSubmit={event => {
        event.preventDefault();
        if (search.trim()) find();
      }}
    >
      <div className="ui-row">
        <input
          type="search"
          className="ui-input"
          aria-label={text.search(titleOfRow(row))}
          value={search}
          onChange={({target}) => setSearch(target.value)}
        />
        <Button type="submit" busy={now.state === 'running'}>
          {text.searchButton}
        </Button>
      </div>
      <p className="ui-note" role="status">
        {now.state === 'running' ? text.searching : now.state === 'done' && !found.length ? text.noResults : ''}
      </p>
      {now.state === 'running' ? <WaitNote /> : null}
      {now.state === 'failed' ? <Alert>{now.message}</Alert> : null}
      <ul className="ui-list" aria-label={text.results}>
        {found.map(match => (
          <li key={match.media.id} className="ui-row">
            <MediaLink media={match.media} />
            <Button small aria-label={text.chooseMedia(titleOf(match.media))} onClick={() => choose(match)}>
              {text.choose}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
