import {text as messageText} from './messages';

interface SearchBoxProps {
  text: string;
  /** Number of features shown. */
  count: number;
  search: (text: string) => void;
}

/** Searches features by words in their title, description or id. */
export function SearchBox({text, count, search}: SearchBoxProps) {
  return (
    <div className="search ui-row">
      <label>
        <span className="visually-hidden">{messageText.search}</span>
        <input
          type="search"
          className="ui-input"
          placeholder={messageText.search}
          value={text}
          onChange={event => search(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape' && text) search('');
          }}
        />
      </label>
      <span role="status">{text ? messageText.found(count) : ''}</span>
    </div>
  );
}
