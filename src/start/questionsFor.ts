import {queries} from '#elements/statistics/moreStats/queries/queries';
import {chooseTitle} from '#domain/media/title';
import {initialValues, type Field, type FieldValues} from '#kits/statistics/fields';
import {text} from '#kits/statistics/messages';
import {obstacleOf} from '#kits/statistics/obstacle';
import {readingAfter, readOn, reportOf} from '#kits/statistics/reading';
import type {Report} from '#kits/statistics/report';
import {runTools} from '#kits/statistics/runTools';
import type {Statistic} from '#kits/statistics/statistic';
import {toApiError} from '#services/api/apiError';
import type {QuestionAnswer, QuestionOption, Questions} from '#services/questions';
import type {Services} from '#services/services';
import {titleLanguage} from '#services/settings/shared';
import {namesIn} from '#ui/link/shownNames';
import type {NamedMedia} from '#ui/link/useMediaTitle';

const offered = queries.filter(({changesList}) => !changesList);

const toOption = (field: Field): QuestionOption => ({
  id: field.id,
  title: field.title,
  kind: field.kind,
  ...(field.kind === 'choice' && {choices: field.choices.map(({value}) => value)}),
});

/** Values of all fields; invalid or missing ones get the default. */
function valuesOf({fields = []}: Statistic, given: Readonly<Record<string, unknown>>): FieldValues {
  const isValue = (field: Field, value: unknown): value is string | boolean => {
    if (field.kind === 'choice') return field.choices.some(choice => choice.value === value);
    return typeof value === (field.kind === 'tick' ? 'boolean' : 'string');
  };
  const known = fields.flatMap(field => {
    const value = given[field.id];
    return isValue(field, value) ? [[field.id, value] as const] : [];
  });
  return {...initialValues(fields), ...Object.fromEntries(known)};
}

/** Scripts get the same titles in every language. */
const romajiTitle = ({title}: NamedMedia) => chooseTitle(title ?? {}, 'ROMAJI');

function answerOf({notes = [], lines = [], tables = []}: Report, isPartial: boolean): QuestionAnswer {
  const figures = lines.flatMap(({label, value, plain = value}) =>
    typeof plain === 'string' || typeof plain === 'number' ? [[label, plain] as const] : [],
  );
  return {
    isPartial,
    notes: [...notes],
    figures: Object.fromEntries(figures),
    tables: tables.map(({title, columnsFor, rows}) => {
      const columns = columnsFor(romajiTitle);
      return {title, rows: rows.map(row => Object.fromEntries(columns.map(({key, valueOf}) => [key, valueOf(row)])))};
    }),
  };
}

/** The questions of `moreStats` for other scripts, without those that change something (rule queries-27). */
export const questionsFor = (services: Services): Questions => ({
  list: () =>
    offered.map(({id, title, description, fields = []}) => ({id, title, description, options: fields.map(toOption)})),
  async ask(id, {userName, listType = 'ANIME', options = {}}, {signal, featureId}) {
    const statistic = offered.find(each => each.id === id);
    if (!statistic) throw new Error(text.noQuestion);
    const {session, clock, settings} = services;
    const subject = {userName, listType, ownName: session.userName()};
    const values = valuesOf(statistic, options);
    const obstacle = obstacleOf(statistic, subject, session.token()) ?? statistic.lacking?.(values);
    if (obstacle !== undefined) throw new Error(obstacle);
    const names = namesIn(settings.get(titleLanguage));
    const context = {...subject, values, names, now: clock.now};
    const reading = readingAfter();
    try {
      const tools = runTools({featureId, services}, context, signal, () => undefined);
      await readOn(statistic, tools, reading);
    } catch (cause) {
      // The rows found before it was stopped are the answer; of any other error only the message leaves.
      if (!signal.aborted) throw new Error(toApiError(cause).message);
    }
    return answerOf(reportOf(statistic, reading, context, !signal.aborted), signal.aborted);
  },
});
