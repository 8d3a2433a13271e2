import {ownVoices} from '#domain/media/ownVoices';
import {createStore} from '#domain/value/store';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {mediaCharacters} from '#host/pages/routes';
import {watchMediaFacts} from '#host/pages/media/shownFacts';
import {chooseVoices} from '#host/pages/media/voiceSelect';
import {voiceLanguage} from './settings';

export default defineFeature({
  id: 'nonJapaneseVoiceDefaults',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'none',
  newIn: '10.6.4',
  settings: [voiceLanguage],
  parts: [
    run({routes: mediaCharacters}, ({params, services: {settings}, signal}) => {
      if (params.mediaType !== 'ANIME') return;
      const wanted = createStore<string | undefined>(undefined);
      let format = '';
      const update = () => {
        const chosen = settings.get(voiceLanguage);
        wanted.set(chosen === 'own' ? ownVoices(format) : chosen);
      };
      settings.changesOf([voiceLanguage]).subscribe(update, {signal});
      // On the way from another anime, the site's facts may still be those of that one.
      const read = (facts: ReadonlyMap<string, string>) => {
        format = facts.get('Format') ?? '';
        update();
      };
      watchMediaFacts(read, {signal});
      watch(wanted, wanted.get, (language, own) => chooseVoices(language, {signal: own}), {signal});
    }),
  ],
});
