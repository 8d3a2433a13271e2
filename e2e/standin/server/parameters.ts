import type {Exchange} from './exchange';

/** Responds with success. */
export const respondOk = (exchange: Exchange, value: unknown = {ok: true}): void =>
  exchange.json(200, value, {'Cache-Control': 'no-store'});

/** Responds with an error about invalid parameters. */
export const respondInvalid = (exchange: Exchange, message: string): void => exchange.json(400, {error: message});

/** The query parameters and, for a POST request, those of the JSON body. */
export async function parameters(exchange: Exchange): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = Object.fromEntries(exchange.url.searchParams);
  if (exchange.request.method !== 'POST') return given;
  const textParameter = await exchange.body();
  const body: unknown = textParameter ? JSON.parse(textParameter) : {};
  return typeof body === 'object' ? {...given, ...body} : given;
}

/** A non-empty text parameter, or null. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** A numeric parameter, or null. */
export const numberParameter = (value: unknown): number | null =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value);
