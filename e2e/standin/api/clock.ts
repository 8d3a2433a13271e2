/** The server's time: real, shifted or frozen. */
export class Clock {
  private offset = 0;
  private frozen: number | undefined;
  /** Whether pages refresh their feeds automatically. */
  live = true;
  /** The part of the usual time after which the product takes a page for quiet. */
  quietFactor = 1;

  /** The current time in milliseconds. */
  now(): number {
    return this.frozen ?? Date.now() + this.offset;
  }

  freeze(at: number): void {
    this.frozen = at;
  }

  advance(ms: number): void {
    if (this.frozen === undefined) this.offset += ms;
    else this.frozen += ms;
  }

  reset(): void {
    this.offset = 0;
    this.frozen = undefined;
    this.live = true;
    this.quietFactor = 1;
  }

  describe(): {now: string; frozen: boolean; live: boolean} {
    return {now: new Date(this.now()).toISOString(), frozen: this.frozen !== undefined, live: this.live};
  }
}
