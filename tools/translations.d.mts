type Table = Readonly<Record<string, unknown>>;

export function loadMessageTables(): Promise<{
  messageTables: readonly {readonly place: string; readonly english: Table; readonly german: Table}[];
}>;
