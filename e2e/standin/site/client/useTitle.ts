import {watch} from 'vue';

/** Updates the document title and the `og:url` meta tag whenever the title changes. */
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
