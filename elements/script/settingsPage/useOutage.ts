import type {Source} from '#domain/value/store';
import {outageText, text as apiText} from '#services/api/messages';
import {useApi} from '#ui/context';
import {useBudget} from '#ui/useBudget';
import {useSource} from '#ui/useSource';
import {statusText} from './sectionMessages';

const connection: Source = {
  subscribe(listener, options) {
    for (const name of ['online', 'offline']) addEventListener(name, listener, options);
  },
};

/** The reason why AniList doesn't answer, and which features still work. */
export function useOutage(): string | undefined {
  const {trouble} = useApi();
  const {pausedUntil} = useBudget();
  const isOnline = useSource(connection, () => navigator.onLine);
  const service = useSource(trouble, () => trouble.get().service);
  if (!isOnline) return `${statusText.offline} ${outageText.meanwhile}`;
  if (service === 'disabled') return `${outageText.disabled} ${outageText.meanwhile}`;
  if (pausedUntil !== undefined) return `${apiText.limited(pausedUntil)} ${statusText.kept}`;
  return service === 'failing' ? `${outageText.failing} ${outageText.meanwhile}` : undefined;
}
