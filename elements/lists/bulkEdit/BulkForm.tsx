import type {ReactNode} from 'react';

import type {BulkOptions} from '#domain/list/bulk/values';
import {maxima} from '#domain/import/importedEntry';
import {statusName, type ListStatus} from '#domain/list/listStatus';
import type {ScoreFormat} from '#domain/score/score';
import type {ListType} from '#services/lists/ownList';
import {Check} from '#ui/Check';
import {
  CategoryScores,
  Choice,
  CustomListsField,
  DateField,
  NotesField,
  NumberChangeField,
  ScoreField,
  YesNo,
} from './controls';
import type {Draft, FieldKey, FieldValues} from './draft';
import {fieldNames, formText as text} from './messages';

const statuses: readonly ListStatus[] = ['CURRENT', 'PLANNING', 'COMPLETED', 'REPEATING', 'PAUSED', 'DROPPED'];

/** Facts about the list and the account that the fields depend on. */
export interface FormContext {
  readonly type: ListType;
  readonly scoreFormat: ScoreFormat;
  readonly hasAdvancedScoring: boolean;
  readonly options: BulkOptions;
}

interface FormProps extends FormContext {
  draft: Draft;
  /** Switches a field on, with its first value, or off. */
  toggle: (key: FieldKey, isOn: boolean) => void;
  change: <K extends FieldKey>(key: K, value: FieldValues[K]) => void;
}

const flags = ['hiddenFromStatusLists', 'private', 'isFavourite'] as const;
const dates = ['startedAt', 'completedAt'] as const;

/** The fields of the form, in their order, with their controls. */
function fieldsOf({type, scoreFormat, hasAdvancedScoring, options, draft, change}: FormProps) {
  const bind = <K extends FieldKey>(key: K) => ({
    label: fieldNames[key],
    value: draft.values[key],
    change: (value: FieldValues[K]) => change(key, value),
  });
  const fields: readonly (readonly [FieldKey, ReactNode, boolean?])[] = [
    [
      'status',
      <Choice
        label={fieldNames.status}
        value={draft.values.status ?? 'COMPLETED'}
        change={status => change('status', status)}
        options={statuses.map(status => [status, statusName(status, type)])}
      />,
    ],
    ['score', <ScoreField {...bind('score')} format={scoreFormat} />],
    [
      'advancedScores',
      <CategoryScores {...bind('advancedScores')} names={options.categories} />,
      hasAdvancedScoring && options.categories.length > 0,
    ],
    ['progress', <NumberChangeField {...bind('progress')} max={maxima.progress} hasTotal />],
    [
      'progressVolumes',
      <NumberChangeField {...bind('progressVolumes')} max={maxima.progress} hasTotal />,
      type === 'MANGA',
    ],
    ['repeat', <NumberChangeField {...bind('repeat')} max={maxima.repeat} />],
    ...dates.map(key => [key, <DateField {...bind(key)} />] as const),
    ['notes', <NotesField {...bind('notes')} />],
    [
      'customLists',
      <CustomListsField {...bind('customLists')} names={options.customLists} />,
      options.customLists.length > 0,
    ],
    ...flags.map(key => [key, <YesNo {...bind(key)} />] as const),
    ['isDeletion', <span className="ui-note ui-note-warning">{text.deletionHint}</span>],
  ];
  return fields.filter(([, , isOffered = true]) => isOffered);
}

/** The name of a field for a type of list. */
const nameOf = (key: FieldKey, type: ListType) =>
  key === 'progress' ? (type === 'ANIME' ? text.episodes : text.chapters) : fieldNames[key];

/** The fields of a bulk edit. Each acts only while its switch is on; a deletion is alone. */
export function BulkForm(props: FormProps) {
  const {draft, toggle, type} = props;
  const isDeletion = draft.on.has('isDeletion');
  return (
    <div className="fields">
      {fieldsOf(props).map(([key, control]) => {
        const isOn = draft.on.has(key) && (!isDeletion || key === 'isDeletion');
        return (
          <div key={key} className="field" data-field={key}>
            <Check
              checked={isOn}
              disabled={isDeletion && key !== 'isDeletion'}
              change={isChecked => toggle(key, isChecked)}
            >
              {nameOf(key, type)}
            </Check>
            {isOn ? (
              <div className="control" role="group" aria-label={nameOf(key, type)}>
                {control}
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
