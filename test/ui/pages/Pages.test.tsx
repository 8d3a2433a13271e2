import {fireEvent, screen} from '@testing-library/react';
import {expect} from 'chai';
import type {ComponentProps} from 'react';

import {ApiError} from '#services/api/apiError';
import {AnswerPages} from '#ui/pages/AnswerPages';
import {Pages} from '#ui/pages/Pages';
import {expectAccessible, useRender} from '../../support/draw';

describe('Pages', () => {
  const draw = useRender();

  it('has one button that stays and keeps the focus while a page is loaded, and an end once it was used', async () => {
    let asked = 0;
    const more = () => asked++;
    const drawn = draw(<Pages more={more} isLoading={false} />);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    drawn.rerender(<Pages more={more} isLoading />);
    expect(screen.getByRole('button')).to.equal(button);
    expect(document.activeElement).to.equal(button);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    fireEvent.click(button);
    expect(asked).to.equal(1);
    await expectAccessible(drawn.container);
    drawn.rerender(<Pages more={undefined} isLoading={false} end="Over" />);
    expect(screen.queryByRole('button')).to.equal(null);
    expect(drawn.text()).to.equal('Over');
  });

  it('shows nothing for a list of one page', () => {
    expect(draw(<Pages more={undefined} isLoading={false} end="Over" />).text()).to.equal('');
  });

  const shown = (answer: Partial<ComponentProps<typeof AnswerPages>['answer']>, hasNext = true) => {
    const asked: string[] = [];
    const whole = {data: undefined, at: undefined, retry: () => asked.push('retry'), ...answer};
    draw(
      <AnswerPages
        answer={whole as ComponentProps<typeof AnswerPages>['answer']}
        hasNext={hasNext}
        showNext={() => asked.push('next')}
        noun="the rows"
      />,
    );
    fireEvent.click(screen.getByRole('button'));
    return asked.join();
  };

  it('requests the next page of a query', () => expect(shown({state: 'data', data: {}})).to.equal('next'));
  it('ignores presses while a page is loading', () => expect(shown({state: 'loading'})).to.equal(''));
  it('requests a page that failed again, and shows why it did', () => {
    const error = new ApiError('unavailable', 'No answer.');
    expect(shown({state: 'failed', error}, false)).to.equal('retry');
    expect(screen.getByRole('alert').textContent).to.match(/the rows.*No answer\./);
  });
});
