/** Returns a function that replaces a property for one test. */
export function usePatched() {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const each of undo.splice(0).reverse()) each();
  });
  return (owner: object, name: string, value: unknown) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    undo.push(() => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name)));
    Object.defineProperty(owner, name, {value, configurable: true, writable: true});
  };
}
