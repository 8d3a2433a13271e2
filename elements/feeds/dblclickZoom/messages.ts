import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Double-click zoom',
  summary: 'Enlarges an activity in the home feed when you double-click it.',
  details:
    "Double-click it again to restore its size. Double-clicks on links, buttons, text fields and videos don't count.",
});
