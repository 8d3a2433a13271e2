import Vue from 'vue';

/** The content and position of the page's shared floating tooltip. */
export const tooltip = Vue.observable({visible: false, title: '', extra: '', x: 0, y: 0});

/** Shows the tooltip above an element. */
export function showTooltip(target: Element, title: string, extra = ''): void {
  const box = target.getBoundingClientRect();
  Object.assign(tooltip, {
    visible: true,
    title,
    extra,
    x: Math.round(box.left + box.width / 2 + window.scrollX),
    y: Math.round(box.top + window.scrollY),
  });
}

/** Hides the tooltip. */
export const hideTooltip = (): void => {
  tooltip.visible = false;
};
