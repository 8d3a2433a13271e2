import {watch} from 'vue';

/** Writes the document's title, and the address into the page's meta data, whenever one of them changes. */
export function useTitle(title: () => string | null | undefined): void {
  watch(
    title,
    now => {
      if (!now) return;
      document.title = `${now} · AniList`;
      setAddress(location.href);
    },
    {immediate: true},
  );
}

function setAddress(address: string): void {
  let meta = document.head.querySelector('meta[property="og:url"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute('property', 'og:url');
    document.head.append(meta);
  }
  meta.setAttribute('content', address);
}
