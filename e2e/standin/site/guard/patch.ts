/** Any function of the page, seen from outside. */
export type Method = (this: unknown, ...args: unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Replaces a method by one that first looks at the call, and may look at what it gave. */
export function wrapMethod(
  owner: object,
  name: string,
  before: (self: unknown, args: unknown[]) => void,
  after?: (result: unknown, self: unknown) => void,
): void {
  const original: unknown = Reflect.get(owner, name);
  if (!isMethod(original)) return;
  const wrapped: Method = function (...args) {
    before(this, args);
    const result = Reflect.apply(original, this, args);
    after?.(result, this);
    return result;
  };
  Object.defineProperty(owner, name, {value: wrapped, configurable: true, writable: true, enumerable: true});
}

/** Replaces the setter of an accessor by one that looks at the write first. */
export function wrapSetter(
  owner: object,
  name: string,
  before: (self: unknown) => void,
  after?: (self: unknown) => void,
): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (!descriptor?.set) return;
  const {set} = descriptor;
  Object.defineProperty(owner, name, {
    ...descriptor,
    set(this: unknown, value: unknown) {
      before(this);
      Reflect.apply(set, this, [value]);
      after?.(this);
    },
  });
}

/** Replaces the getter of an accessor; the replacement is given what the real one answers. */
export function wrapGetter(owner: object, name: string, through: (self: unknown, value: unknown) => unknown): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (!descriptor?.get) return;
  const {get} = descriptor;
  Object.defineProperty(owner, name, {
    ...descriptor,
    get(this: unknown) {
      return through(this, Reflect.apply(get, this, []));
    },
  });
}
