/** The parts of a manifest that tests read. */
export interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly host_permissions: readonly string[];
}

export const browserNames: readonly string[];
export function manifest(browser: string, folders: readonly string[]): Promise<Manifest>;
