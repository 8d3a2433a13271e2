import {fireEvent} from '@testing-library/react';
import {expect} from 'chai';
import {useState} from 'react';

import {parseQuery} from '#domain/list/query/parse';
import type {FieldKey} from '#domain/list/query/fields';
import {expectAccessible, useRender} from '#test/support/draw';
import type {TableModel} from '../model';
import {QueryField} from './QueryField';

const names = new Map<FieldKey, readonly string[]>([['genre', ['Comedy', 'Comedy Drama', 'Romance', 'Slice of Life']]]);
const vocabulary = {type: 'ANIME', names} as const;
const arrangement = {from: Array.from({length: 1204}), rows: Array.from({length: 312})};

function Field({initial, see}: {initial: string; see: (query: string) => void}) {
  const [query, setQuery] = useState(initial);
  const change: TableModel['change'] = next => {
    setQuery(next.query ?? '');
    see(next.query ?? '');
  };
  const view = {query, columns: [], widths: {}, group: undefined};
  const parsed = parseQuery(query, vocabulary);
  return <QueryField view={view} change={change} query={parsed} vocabulary={vocabulary} arrangement={arrangement} />;
}

describe('QueryField', () => {
  const draw = useRender();

  function open(initial = '') {
    let query = initial;
    const drawn = draw(<Field initial={initial} see={next => (query = next)} />);
    const input = drawn.getByRole('combobox') as HTMLInputElement;
    const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    return {
      ...drawn,
      input,
      described,
      query: () => query,
      type: (value: string) => {
        input.focus();
        fireEvent.input(input, {target: {value}});
      },
      press: (key: string, more = {}) => fireEvent.keyDown(input, {key, ...more}),
      options: () => drawn.queryAllByRole('option').map(option => option.firstChild?.textContent),
      active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent,
    };
  }

  it('completes fields and then their values by keyboard', () => {
    const {type, press, options, active, query, input, getByRole} = open();
    type('gen');
    expect(options()).to.deep.equal(['genre']);
    expect(input.getAttribute('aria-controls')).to.equal(getByRole('listbox').id);
    press('Tab');
    expect(query()).to.equal('genre:');
    expect(options()).to.deep.equal(['Comedy', 'Comedy Drama', 'Romance', 'Slice of Life', 'none']);
    for (let times = 0; times < 4; times += 1) press('ArrowDown');
    expect(active()).to.equal('Slice of Life');
    press('Enter');
    expect(query()).to.equal('genre:"Slice of Life"');
    expect([options(), input.getAttribute('aria-expanded'), input.selectionStart]).to.deep.equal([[], 'false', 21]);
  });

  it('goes around the options, with the field itself between the last and the first', () => {
    const {type, press, active} = open();
    type('genre:');
    const seen = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map(key => (press(key), active()));
    expect(seen).to.deep.equal(['none', 'Slice of Life', 'none', undefined, 'Comedy']);
  });

  it('leaves keys to the browser that choose nothing', () => {
    const {type, press, query} = open();
    type('genre:');
    expect(press('Tab')).to.equal(true);
    type('genre:COMEDY');
    expect(press('Tab')).to.equal(true);
    type('gen');
    expect(press('Tab', {shiftKey: true})).to.equal(true);
    expect(query()).to.equal('gen');
    type('zero');
    expect([press('Tab'), press('Enter')]).to.deep.equal([true, true]);
    expect(query()).to.equal('zero');
  });

  it('closes the options with Escape, then clears the field', () => {
    const {type, press, options, query} = open();
    type('genre:co');
    expect(options()).to.deep.equal(['Comedy', 'Comedy Drama']);
    expect(press('Escape')).to.equal(false);
    expect([options(), query()]).to.deep.equal([[], 'genre:co']);
    press('Escape');
    expect(query()).to.equal('');
    expect(press('Escape')).to.equal(true);
  });

  it('leaves keys and options to an input method', () => {
    const {type, press, query, options, input} = open();
    type('gen');
    expect(press('Enter', {isComposing: true})).to.equal(true);
    expect(press('Escape', {keyCode: 229})).to.equal(true);
    expect(query()).to.equal('gen');
    fireEvent.input(input, {target: {value: 'genr'}, isComposing: true});
    expect([query(), options()]).to.deep.equal(['genr', []]);
  });

  it('accepts an option that is pressed, and keeps the focus', () => {
    const {type, getByRole, query, input} = open();
    type('status:comp');
    const option = getByRole('option', {name: /Completed/});
    expect(fireEvent.mouseDown(option)).to.equal(false);
    fireEvent.click(option);
    expect(query()).to.equal('status:completed');
    expect(document.activeElement).to.equal(input);
  });

  it('says what a query means, and how many entries it finds', () => {
    const {described, getByRole, input, container} = open('genre:comedy');
    expect(described()).to.equal('Comedy');
    expect(getByRole('status').textContent).to.match(/312\D+1,204/);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
    return expectAccessible(container);
  });

  it('marks what is wrong, and says what would fit', () => {
    const {described, input, container} = open('genre:comedy scor:7');
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(described()).to.include('score');
    const marks = [...container.querySelectorAll('[data-severity=error]')].map(({textContent}) => textContent);
    expect(marks).to.deep.equal(['scor']);
  });

  it('marks the sign before a value that is missing, and unusual parts more quietly', () => {
    const {container, type, input} = open('score:');
    const marks = () =>
      [...container.querySelectorAll<HTMLElement>('[data-severity]')].map(mark => [
        mark.dataset.severity,
        mark.textContent,
      ]);
    expect(marks()).to.deep.equal([['error', ':']]);
    type('genre:nothing');
    expect(marks()).to.deep.equal([['hint', 'nothing']]);
    expect(input.hasAttribute('aria-invalid')).to.equal(false);
  });

  it('is focused by a slash, but not from a field', () => {
    const {input} = open();
    const other = document.body.appendChild(document.createElement('input'));
    expect(fireEvent.keyDown(other, {key: '/'})).to.equal(true);
    expect(document.activeElement).not.to.equal(input);
    other.remove();
    expect(fireEvent.keyDown(document.body, {key: '/', ctrlKey: true})).to.equal(true);
    expect(fireEvent.keyDown(document.body, {key: '/'})).to.equal(false);
    expect(document.activeElement).to.equal(input);
  });
});
