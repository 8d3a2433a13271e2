import {apiOf} from '#services/api/api';
import type {Write} from '#services/outbox/write';
import {useConsole} from './console';
import {emptyDatabase} from './database';
import {useApiFetch, type RequestedField} from './fetch';
import {fakeServices} from './services';
import {waitUntil} from './wait';

/** The outbox on a fake API; several can be open, like tabs. */
export function useOutbox() {
  const api = useApiFetch();
  useConsole();
  let opened: ReturnType<typeof fakeServices>[] = [];
  let time = 1_000_000;
  afterEach(() => {
    for (const services of opened) services.stop();
    opened = [];
    return emptyDatabase();
  });

  function open({userName = 'Mirabel', token = 'secret'} = {}) {
    const services = fakeServices({userName, token, now: () => (time += 1)});
    opened.push(services);
    const {writes, database} = apiOf(services);
    const state = (id?: Write['state']) => writes.list().find(({state: now}) => id === undefined || now === id);
    return {services, writes, database, state, empty: () => waitUntil(() => writes.list().length === 0, 'empty queue')};
  }
  return {
    api,
    open,
    /** Advances the time for all tabs, so that sent writes settle. */
    pass: () => void (time += 1000),
    asked: (name: string) => api.asked().filter(each => each === name).length,
    /** Sets the responses by field. */
    answers: (fields: Record<string, (asked: RequestedField) => unknown>) =>
      api.answers(asked => (fields[asked.name] ?? (() => null))(asked)),
  };
}
