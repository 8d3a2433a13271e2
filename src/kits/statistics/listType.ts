import {textIn, type Field, type FieldValues} from './fields';
import {text} from './messages';

/** The choice between the two lists, as an option of a statistic. */
export const listTypeField: Field = {
  kind: 'choice',
  id: 'type',
  title: text.list,
  choices: [
    {value: 'ANIME', title: text.anime},
    {value: 'MANGA', title: text.manga},
  ],
};

/** The list that was chosen. */
export const listTypeIn = (values: FieldValues): 'ANIME' | 'MANGA' =>
  textIn(values, listTypeField.id) === 'MANGA' ? 'MANGA' : 'ANIME';
