import type {World} from './world';

const latencyMs = 3;

/** Creates the class of channels between the tabs of a world. Messages from one channel arrive in their order. */
export function createChannels(world: World) {
  const open = new Set<SimulatedChannel>();

  class SimulatedChannel extends EventTarget {
    readonly #tab = world.current;
    /** When the last message to each other channel arrives. */
    readonly #last = new Map<SimulatedChannel, number>();

    constructor(readonly name: string) {
      super();
      open.add(this);
    }

    postMessage(message: unknown) {
      for (const other of open) if (other !== this && other.name === this.name) this.#send(other, message);
    }

    close() {
      open.delete(this);
    }

    #send(other: SimulatedChannel, message: unknown) {
      const data: unknown = structuredClone(message);
      const at = Math.max(world.time + world.random.between(0, latencyMs), this.#last.get(other) ?? 0);
      this.#last.set(other, at);
      const deliver = () => other.dispatchEvent(new MessageEvent('message', {data}));
      if (other.#tab?.isAlive) world.post(at - world.time, deliver, other.#tab);
    }
  }
  return SimulatedChannel;
}
