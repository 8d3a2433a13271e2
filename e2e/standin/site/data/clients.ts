/** An application that may ask members for access. */
export interface ApiClient {
  id: number;
  name: string;
}

// How the site itself sends these is not known; the stand-in's control takes them.
const address = '/__standin/clients';

/** The registered applications. */
export const loadClients = async (): Promise<ApiClient[]> => (await (await fetch(address)).json()) as ApiClient[];

/** Registers an application; throws what is wrong with it. */
export async function registerClient(name: string, redirect: string): Promise<void> {
  const headers = {'Content-Type': 'application/json'};
  const response = await fetch(address, {method: 'POST', headers, body: JSON.stringify({name, redirect})});
  if (!response.ok) throw new Error(((await response.json()) as {error: string}).error);
}
