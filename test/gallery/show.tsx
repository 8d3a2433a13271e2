// Shows the shared components, with the page's buttons for themes.
import {defineElement} from '#feature/element';
import {startToastHost} from '#feature/toastHost';
import compatibilityCss from '#elements/statistics/moreStats/compatibility/style.css';
import {guestServices} from '../support/guestServices';
import css from './samples.css';
import {Samples} from './Samples';

const services = guestServices('Gallery', localStorage);
startToastHost(services);
const create = defineElement('am-gallery', Samples, {css: css + compatibilityCss, services, featureId: 'gallery'});
document.querySelector('main')?.append(
  create(
    {},
    {
      replaceHost() {},
      rendered() {},
      fail(error) {
        throw error;
      },
    },
  ),
);

const themes = ['default', 'dark', 'contrast'];
const wear = (theme: string | null) => {
  for (const each of themes) document.body.classList.toggle(`site-theme-${each}`, each === theme);
};
wear(new URLSearchParams(location.search).get('theme') ?? 'default');
for (const button of document.querySelectorAll<HTMLElement>('[data-theme]'))
  button.addEventListener('click', () => wear(button.dataset.theme ?? null));
