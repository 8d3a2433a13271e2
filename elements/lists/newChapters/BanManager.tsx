import {Button} from '#ui/Button';
import {MediaLink} from '#ui/link/links';
import {useSetting} from '#ui/useSetting';
import {bannedUpdates} from './settings';
import {text} from './messages';

/**
 * The manga that are excluded from scans, each with a button that includes it again. `onRemoved`: a row was removed,
 * which may have had the focus.
 */
export function BanManager({onRemoved}: {onRemoved: () => void}) {
  const [banned, setBanned] = useSetting(bannedUpdates);
  if (!banned.length) return <p className="ui-note">{text.nothingBanned}</p>;
  return (
    <ul className="ui-list" aria-label={text.banned}>
      {banned.map(({id, title}) => (
        <li key={id}>
          <MediaLink media={{id, type: 'MANGA'}}>{title}</MediaLink>
          <Button
            small
            aria-label={text.unbanTitle(title)}
            onClick={() => {
              setBanned(banned.filter(each => each.id !== id));
              onRemoved();
            }}
          >
            {text.unban}
          </Button>
        </li>
      ))}
    </ul>
  );
}
