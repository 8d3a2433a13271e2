import type {DescribedFeature, Feature} from '#feature/defineFeature';
import type * as api from '#services/api/api';

/** Evaluates a chunk of the built file and returns what it exports; tools/loader.js. */
declare const load: (chunk: string) => object;

/** The chunks that are loaded by name, at once. rollup.config.mjs gives every definition and the catalogue such a name. */
const evaluated = <T extends object>(chunk: string) => load(chunk) as T;

/** Evaluates the definition of a feature. @throws what its modules throw */
export const definitionOf = (id: string) => evaluated<{default: Feature}>(`${id}.feature`).default;

/** Evaluates all definitions, with their texts. Only the settings page needs them. */
export const readCatalogue = () => evaluated<{catalogue: readonly DescribedFeature[]}>('catalogue').catalogue;

/** Evaluates the API client. */
export const readApi = () => evaluated<typeof api>('api');
