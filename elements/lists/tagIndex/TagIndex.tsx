import {useEffect, useId, useMemo, useRef, useState} from 'react';

import {mediaWithTag, tagAsWritten, tagIndex, type IndexedTag} from '#domain/list/tagIndex';
import {listFilterChanges, listFilterText, setListFilter} from '#host/pages/lists/filters';
import type {UserListsParams} from '#host/pages/routes';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {Button} from '#ui/Button';
import {useListNotes} from '#ui/useListNotes';
import {useSource} from '#ui/useSource';
import {tagged} from './state';
import {text} from './messages';

/** Number of tags shown initially: a list may have thousands, and the rest is shown on request. */
const shownAtFirst = 100;

function Tag({tag, count, isChosen}: IndexedTag & {isChosen: boolean}) {
  return (
    <li>
      <Button
        variant="quiet"
        small
        pressed={isChosen}
        title={text.filterBy(tag, count)}
        onClick={() => setListFilter(isChosen ? '' : tagAsWritten(tag))}
      >
        <span className="tag">{tag}</span>{' '}
        <span className="count">
          <span aria-hidden="true">{text.count(count)}</span>
          <span className="visually-hidden">{text.entries(count)}</span>
        </span>
      </Button>
    </li>
  );
}

function Index({tags, notes}: {tags: readonly IndexedTag[]; notes: ReadonlyMap<number, string>}) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const filter = useSource(listFilterChanges, listFilterText);
  const chosen = tags.find(({tag}) => tagAsWritten(tag) === filter)?.tag;
  useEffect(() => tagged.set(chosen === undefined ? undefined : mediaWithTag(notes, chosen)), [chosen, notes]);
  useEffect(() => tagged.reset, []);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tags : tags.slice(0, shownAtFirst);
  const showAll = () => {
    setWhole(true);
    list.current?.focus();
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text.heading}</h2>
      <ul ref={list} className="ui-list" aria-labelledby={heading} tabIndex={-1}>
        {shown.map(indexed => (
          <Tag key={indexed.tag} {...indexed} isChosen={indexed.tag === chosen} />
        ))}
      </ul>
      {shown.length < tags.length ? (
        <Button small onClick={showAll}>
          {text.showAll(tags.length)}
        </Button>
      ) : null}
    </section>
  );
}

/**
 * The custom tags of a list, below its filters. A click puts the tag into the site's own filter, which searches notes;
 * another click clears it. Nothing if no note has a tag.
 */
export default function TagIndex({userName, listType}: UserListsParams) {
  const answer = useListNotes(userName, listType);
  const {data} = answer;
  const tags = useMemo(() => data && tagIndex(data.values()), [data]);
  return (
    <AsyncAnswer
      answer={answer}
      value={tags}
      retry={answer.retry}
      silent={['loading', 'missing']}
      texts={{noun: text.noun}}
    >
      {known => (known.length && data ? <Index tags={known} notes={data} /> : null)}
    </AsyncAnswer>
  );
}
