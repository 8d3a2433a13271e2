import {anchor} from '../anchor';

/** The favourite count as shown in the character's header. */
export interface FavouriteCount {
  /** As shown by the host: "987" or, shortened, "1.2k". */
  shown: string;
  isFavourite: boolean;
}

/** The number next to the heart in a character's header, which the host shortens above 999. */
export const characterFavourites = anchor<FavouriteCount>('characterFavourites', {
  selector: '.character .header .favourite > .count',
  position: 'replace',
  presence: 'always',
  evidence: 'Header of the character page, as on staff pages; the number is rendered late.',
  watch: {text: true},
  read(node) {
    const shown = node.textContent?.trim();
    if (!shown) return undefined;
    return {shown, isFavourite: node.parentElement?.classList.contains('isFavourite') ?? false};
  },
});
