import {regularTags} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {AddTag} from './AddTag';
import {text} from './messages';

/** The regular tags shown among the custom ones, which can be added and removed. */
export function RegularTags({type}: {type: 'ANIME' | 'MANGA'}) {
  const {settings} = useServices();
  const [tags, setTags] = useSetting(regularTags[type]);
  const add = (tag: string) => {
    // They may have changed since the tag was typed.
    const current = settings.get(regularTags[type]);
    if (!current.includes(tag)) setTags([...current, tag]);
  };
  return (
    <details className="regular-tags">
      <summary>{text.regularTags}</summary>
      <ul className="ui-row ui-list">
        {tags.map(tag => (
          <li key={tag} className="ui-chip">
            {tag}
            <Button
              icon
              small
              variant="quiet"
              aria-label={text.removeTag(tag)}
              onClick={() => setTags(tags.filter(each => each !== tag))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      <AddTag add={add} />
    </details>
  );
}
