import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds what is left to complete to the tables of the statistics.',
  extendedDescription:
    'For tags, genres, people and studios: the hours of anime and the chapters of manga that are left of what is neither completed nor dropped. Nothing is requested for it.',
});
