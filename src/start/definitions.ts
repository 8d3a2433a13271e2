import {withTexts, type DescribedFeature, type Feature} from '#feature/defineFeature';
import {inSettingsOrder, type FeatureTexts} from '#services/features';
import {manifest} from '#services/manifest.generated';
import {laterChunks} from '#platform/laterChunks';
import type * as api from '#services/api/api';

/** Evaluates a chunk of the built file and returns its exports; tools/loader.js. */
declare const load: (chunk: string) => object;

/** Loads chunks by name, synchronously. rollup.config.mjs gives every definition such a name. */
const evaluated = <T extends object>(chunk: string) => load(chunk) as T;

/** Evaluates the definition of a feature; `undefined` until its file is loaded. @throws the errors of its modules */
export const definitionOf = (id: string) =>
  laterChunks.has(`${id}.feature`) ? evaluated<{default: Feature}>(`${id}.feature`).default : undefined;

/** Evaluates all definitions, with their texts and in the order of the settings page, the only user of this list. */
export function readCatalogue(): readonly DescribedFeature[] {
  const {default: texts} = evaluated<{default: Readonly<Record<string, FeatureTexts>>}>('featureTexts');
  return Object.keys(manifest)
    .flatMap(id => {
      const [feature, text] = [evaluated<{default: Feature}>(`${id}.feature`).default, texts[id]];
      return text ? [withTexts(feature, text)] : [];
    })
    .sort(inSettingsOrder);
}

/** Evaluates the API client. */
export const readApi = () => evaluated<typeof api>('api');
