import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Folds the tables of custom tags in the statistics.',
  extendedDescription:
    'In the tab "More stats" they show only their headings until you unfold them. Nothing is requested for it.',
});
