import {expect} from 'chai';

import {text} from '#domain/date/messages.de';

describe('relative times in German', () => {
  for (const [unit, one, three] of [
    ['second', 'vor 1 Sekunde', 'vor 3 Sekunden'],
    ['minute', 'vor 1 Minute', 'vor 3 Minuten'],
    ['hour', 'vor 1 Stunde', 'vor 3 Stunden'],
    ['day', 'vor 1 Tag', 'vor 3 Tagen'],
    ['week', 'vor 1 Woche', 'vor 3 Wochen'],
    ['month', 'vor 1 Monat', 'vor 3 Monaten'],
    ['year', 'vor 1 Jahr', 'vor 3 Jahren'],
  ] as const)
    it(`of a ${unit}: ${one}, ${three}`, () => expect([text[unit]?.(1), text[unit]?.(3)]).to.deep.equal([one, three]));
});
