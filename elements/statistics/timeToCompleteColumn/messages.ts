import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Time to complete',
  summary: "Adds what's left to complete to the tables of the statistics.",
  details:
    'For tags, genres, people and studios: the hours of anime and the chapters of manga that are left of everything neither completed nor dropped.',
});
