import type {Exchange} from './exchange';

/** Answers that all went well. */
export const respondOk = (exchange: Exchange, value: unknown = {ok: true}): void =>
  exchange.json(200, value, {'Cache-Control': 'no-store'});

/** Answers what is wrong with the parameters. */
export const respondInvalid = (exchange: Exchange, message: string): void => exchange.json(400, {error: message});

/** Query parameters, and for a POST those of its JSON body as well. */
export async function parameters(exchange: Exchange): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = Object.fromEntries(exchange.url.searchParams);
  if (exchange.request.method !== 'POST') return given;
  const textParameter = await exchange.body();
  const body: unknown = textParameter ? JSON.parse(textParameter) : {};
  return typeof body === 'object' ? {...given, ...body} : given;
}

/** A parameter that says something. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** A parameter that is a number. */
export const numberParameter = (value: unknown): number | null =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value);
