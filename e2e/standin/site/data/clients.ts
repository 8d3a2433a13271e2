/** A registered OAuth client. */
export interface ApiClient {
  id: number;
  name: string;
}

// How the real site sends these requests is unknown, so they go to a control of the stand-in.
const address = '/__standin/clients';

/** Loads the registered clients. */
export const loadClients = async (): Promise<ApiClient[]> => (await (await fetch(address)).json()) as ApiClient[];

/**
 * Registers a client.
 * @throws an error whose message says what is invalid
 */
export async function registerClient(name: string, redirect: string): Promise<void> {
  const headers = {'Content-Type': 'application/json'};
  const response = await fetch(address, {method: 'POST', headers, body: JSON.stringify({name, redirect})});
  if (!response.ok) throw new Error(((await response.json()) as {error: string}).error);
}
