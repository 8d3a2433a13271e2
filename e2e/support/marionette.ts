// A client for Marionette, the protocol that drives Firefox: JSON messages over a socket, each after its length and a
// colon.
import {connect} from 'node:net';

type Answer = readonly [
  kind: 1,
  id: number,
  error: {readonly error: string; readonly message: string} | null,
  result: unknown,
];

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/** A connection to a Firefox. */
export interface Marionette {
  /** Sends a command; resolves to its result. @throws with Firefox's message if it fails */
  send<T>(name: string, parameters?: object): Promise<T>;
  close(): void;
}

/** Whether a message is an answer; all messages of Firefox are, except its greeting. */
const isAnswer = (message: unknown): message is Answer => Array.isArray(message);

/** Splits the received data into whole messages and the rest. */
function takeMessages(buffer: Buffer): {messages: unknown[]; rest: Buffer} {
  const messages: unknown[] = [];
  let rest = buffer;
  for (;;) {
    const colon = rest.indexOf(':');
    const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 1 || rest.length < end) return {messages, rest};
    messages.push(JSON.parse(rest.subarray(colon + 1, end).toString()));
    rest = rest.subarray(end);
  }
}

/** Connects to the port of a Firefox; resolves once it has greeted. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const waiting = new Map<number, Waiting>();
  const socket = connect(port, '127.0.0.1');
  let last = 0;
  let received: Buffer = Buffer.alloc(0);
  const answer = ([, id, error, result]: Answer) => {
    if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('data', part => {
      const {messages, rest} = takeMessages(Buffer.concat([received, part]));
      received = rest;
      for (const message of messages) {
        if (isAnswer(message)) answer(message);
        else resolve();
      }
    });
  });
  socket.on('close', () => {
    for (const {reject} of waiting.values()) reject(new Error('Firefox closed the connection'));
    waiting.clear();
  });
  return {
    send: <T>(name: string, parameters: object = {}) =>
      new Promise<T>((resolve, reject) => {
        waiting.set((last += 1), {resolve: result => resolve(result as T), reject});
        const text = JSON.stringify([0, last, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => void socket.destroy(),
  };
}
