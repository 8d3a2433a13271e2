import {expect} from 'chai';

import {describeQuery} from '#domain/list/query/describe';
import {parseQuery} from '#domain/list/query/parse';
import {inGerman} from './german';

const table = [
  ['', 'All entries', 'Alle Einträge'],
  [
    'status:completed score>=80 genre:comedy,romance -tag:isekai',
    'Completed, score at least 80, comedy or romance, not isekai',
    'Abgeschlossen, Wertung mindestens 80, comedy oder romance, nicht isekai',
  ],
  ['status:watching', 'Watching', 'Am Schauen'],
  ['slime', '“slime”', '„slime“'],
  ['-genre:drama,horror', 'Neither drama nor horror', 'Weder drama noch horror'],
  ['score:none', 'Without score', 'Ohne Wertung'],
  ['-score:none', 'With score', 'Mit Wertung'],
  ['score:8,none', 'Score 8 or none', 'Wertung 8 oder keine Angabe'],
  ['score>7.5 score<9', 'Score above 7.5, score below 9', 'Wertung über 7.5, Wertung unter 9'],
  ['year:2015..2020', 'Year 2015 to 2020', 'Jahr 2015 bis 2020'],
  ['popularity<=10000', 'Popularity at most 10,000', 'Beliebtheit höchstens 10,000'],
  ['tag:isekai>60', 'Isekai above 60', 'Isekai über 60'],
  ['private:yes hidden:no', 'Private, not hidden', 'Privat, nicht verborgen'],
  ['list:"To buy"', 'Custom list “To buy”', 'Eigene Liste „To buy“'],
  ['source:novel format:novel', 'Source Novel, Light Novel', 'Vorlage Roman, Light Novel'],
  ['started:2024', 'Started in 2024', 'Begonnen 2024'],
  ['started:2024-05-17', 'Started on 2024-05-17', 'Begonnen am 2024-05-17'],
  ['added>2024-01', 'Added after 2024-01', 'Hinzugefügt nach 2024-01'],
  ['added:2023..today', 'Added from 2023 to today', 'Hinzugefügt von 2023 bis heute'],
  ['updated>30d', 'Updated less than 30 days ago', 'Geändert vor weniger als 30 Tagen'],
  ['updated<=1w', 'Updated at least 1 week ago', 'Geändert vor mindestens 1 Woche'],
  ['airing>1w', 'Airing in more than 1 week', 'Ausstrahlung in mehr als 1 Woche'],
  ['airing<7d', 'Airing in less than 7 days', 'Ausstrahlung in weniger als 7 Tagen'],
  [
    'order:score,-year',
    'All entries, sorted by score, year (descending)',
    'Alle Einträge, sortiert nach Wertung, Jahr (absteigend)',
  ],
  ['staus:completed', '', ''],
] as const;

describe('describeQuery', () => {
  for (const [query, english, german] of table)
    it(`writes ${query || 'an empty query'} in words, in English and German`, () => {
      const describe = () => describeQuery(parseQuery(query), {type: 'ANIME'});
      expect(describe()).to.equal(english);
      expect(inGerman(describe)).to.equal(german);
    });
});
