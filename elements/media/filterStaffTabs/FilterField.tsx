import {pressedKey} from '#domain/text/pressedKey';
import {createStaffFilter} from '#domain/media/staffFilter';
import {useSource} from '#ui/useSource';
import {counts, filter} from './state';
import {text} from './messages';

/** The field above the cards, and the number of matching cards. */
export default function FilterField() {
  const words = useSource(filter, filter.get);
  const {all, free} = useSource(counts, counts.get);
  const {problems} = createStaffFilter(words);
  return (
    <div className="ui-row" role="search">
      <input
        type="search"
        className="ui-input"
        aria-label={text.field}
        placeholder={text.field}
        value={words}
        onChange={({target}) => filter.set(target.value)}
        onKeyDown={event => {
          if (pressedKey(event) === 'Escape') filter.set('');
        }}
      />
      <p role="status" className="ui-note">
        {words.trim() ? [free ? text.matching(free, all) : text.nothing, ...problems].join(' ') : ''}
      </p>
    </div>
  );
}
