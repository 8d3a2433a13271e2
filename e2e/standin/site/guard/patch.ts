/** Any function of the page, with unknown types. */
export type Method = (this: unknown, ...args: unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';

/** Wraps a method with a callback before the call and an optional one that receives the result. */
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

/** Wraps the setter of an accessor with callbacks before and after the write. */
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

/** Wraps the getter of an accessor. `through` receives the original value and returns the one to use. */
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
