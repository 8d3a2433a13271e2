import {useState} from 'react';

import {describeQuery} from '#domain/list/query/describe';
import {hasErrors} from '#domain/list/query/query';
import {addView, hasSameTerms, maxViewName, maxViews} from '#domain/list/table/savedViews';
import {Button} from '#ui/Button';
import {PanelButton} from '#ui/panel/PanelButton';
import type {TableModel} from '../model';
import {text} from './messages';
import type {useSavedViews} from './useSavedViews';

interface SaveViewProps extends Pick<TableModel, 'query' | 'vocabulary'> {
  saved: ReturnType<typeof useSavedViews>;
  shown: TableModel['view'];
}

function SaveForm({saved, shown, query, vocabulary}: SaveViewProps) {
  const words = describeQuery({...query, order: []}, vocabulary);
  const [name, setName] = useState([...words].slice(0, maxViewName).join(''));
  const save = () => {
    const {query: written, columns, group} = shown;
    saved.update(views => addView(views, {name: name.trim(), query: written.trim(), columns, group}));
  };
  if (saved.stored.length >= maxViews) return <p className="ui-note">{text.manyViews(maxViews)}</p>;
  return (
    <form
      className="ui-row"
      onSubmit={event => {
        event.preventDefault();
        if (!name.trim()) return;
        // The form is left out once there is such a view.
        event.currentTarget.closest<HTMLElement>('.views')?.focus();
        save();
      }}
    >
      <input
        className="ui-input"
        aria-label={text.viewName}
        maxLength={maxViewName}
        required
        value={name}
        onChange={({target}) => setName(target.value)}
      />
      <Button type="submit" variant="primary">
        {text.save}
      </Button>
    </form>
  );
}

/** Saves what is shown as a view, unless it is one already. */
export function SaveView(props: SaveViewProps) {
  const {saved, shown, query} = props;
  const isKnown = saved.views.some(view => hasSameTerms(view.query, shown.query));
  if (!query.terms.length || hasErrors(query) || isKnown) return null;
  return (
    <PanelButton small label={text.saveView} name={text.saveView}>
      <SaveForm {...props} />
    </PanelButton>
  );
}
