import {useId, useState, type FormEvent} from 'react';

import {capitalise} from '#domain/statistics/personal/keys';
import {regularTags} from '#services/settings/shared';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {text} from './messages';

/** The regular tags shown among the custom ones, which can be added and removed. */
export function RegularTags({type}: {type: 'ANIME' | 'MANGA'}) {
  const [tags, setTags] = useSetting(regularTags[type]);
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = capitalise(typed);
    if (tag && !tags.includes(tag)) setTags([...tags, tag]);
    setTyped('');
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
      <form className="ui-field" onSubmit={submit}>
        <label htmlFor={id}>{text.addTag}</label>
        <span className="ui-row">
          <input
            id={id}
            className="ui-input"
            maxLength={100}
            value={typed}
            onChange={({target}) => setTyped(target.value)}
          />
          <Button type="submit">{text.add}</Button>
        </span>
      </form>
    </details>
  );
}
