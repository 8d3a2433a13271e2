import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import Arrows from './Arrows';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const message = {
  __typename: 'MessageActivity',
  id: 5,
  type: 'MESSAGE',
  createdAt: 100,
  messengerId: 1,
  recipientId: 2,
  recipient: {__typename: 'User', id: 2, name: 'A & B'},
};
const hrefs = () => screen.getAllByRole('link').map(node => node.getAttribute('href'));

describe('the arrows of an activity', () => {
  const api = useApiFetch();
  const draw = useRender();

  it('link to adjacent messages and to the profile the message was posted on', async () => {
    api.answers(({name, args}) => {
      if (name === 'Activity') return message;
      expect(args.userId).to.equal(2);
      expect(args.messengerId).to.equal(1);
      return args.createdAt_lesser === 100 ? [{__typename: 'MessageActivity', id: 4}] : [];
    });
    const drawn = draw(<Arrows activityId={5} />);
    await userEvent.hover(screen.getByRole('navigation'));
    await waitFor(() => expect(hrefs()).to.deep.equal(['/activity/4', null, '/user/A%20%26%20B/']));
    expect(screen.getByRole('link', {name: 'Next activity'}).getAttribute('aria-disabled')).to.equal('true');
    await expectAccessible(drawn.container);
  });

  it('send no request before they are used', () => {
    const asked: string[] = [];
    api.answers(({name}) => void asked.push(name));
    draw(<Arrows activityId={5} />);
    expect(hrefs()).to.deep.equal([null, null]);
    expect(screen.getAllByRole('link').some(node => node.hasAttribute('aria-disabled'))).to.equal(false);
    expect(asked).to.deep.equal([]);
  });

  it('say why they lead nowhere when the API fails', async () => {
    api.answers(() => apiError('Internal', 500));
    const drawn = draw(<Arrows activityId={5} />);
    await userEvent.hover(screen.getByRole('navigation'));
    await waitFor(() => expect(drawn.text()).to.contain("couldn't load the links"));
  });
});
