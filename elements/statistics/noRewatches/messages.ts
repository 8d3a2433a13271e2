import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Leaves rewatches and rereads out of the personal statistics.',
  extendedDescription:
    'In the tabs "More stats" and "Genres & Tags" of the statistics, everything counts once. Nothing is requested for it.',
});
