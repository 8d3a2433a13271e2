/** The value of a name in a record, never that of its prototype: users may name a list or category "constructor". */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined;
