import {pressedKey} from '#domain/text/pressedKey';
import {text as messageText} from './messages';

interface SearchBoxProps {
  text: string;
  /** Number of features and sections found. */
  count: number;
  /** Whether nothing is as typed, so that something similar is shown. */
  isNear: boolean;
  search: (text: string) => void;
}

/** Searches the settings by words or a sentence. */
export function SearchBox({text, count, isNear, search}: SearchBoxProps) {
  return (
    <div className="search ui-row">
      <label>
        <span className="visually-hidden">{messageText.search}</span>
        <input
          type="search"
          className="ui-input"
          placeholder={messageText.search}
          maxLength={500}
          value={text}
          onChange={event => search(event.target.value)}
          onKeyDown={event => {
            if (pressedKey(event) === 'Escape' && text) search('');
          }}
        />
      </label>
      <span role="status">{text ? (isNear ? messageText.similar : messageText.found)(count) : ''}</span>
    </div>
  );
}
