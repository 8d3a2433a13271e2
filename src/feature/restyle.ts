import {overlayOf} from '../host/overlay';
import {adoptSheet, dropSheet} from '../host/sheets';
import {createBare} from './bareElement';
import {routesOf, type On, type Part} from './part';

interface RestyleOptions {
  name?: string;
  on: On<object>;
  /** Style text for the host's page; uses the site's own variables. */
  css: string;
}

/** While on this route, the host looks so. Needs no React, so it works before the first paint. */
export function restyle({name, on, css}: RestyleOptions): Part {
  return {
    verb: 'restyle',
    name,
    on: routesOf(on),
    start({tag, order, signal, services, featureId}) {
      const element = createBare(tag, inside => {
        adoptSheet(css, order);
        services.report.working(featureId);
        inside.addEventListener('abort', () => dropSheet(css));
      });
      overlayOf({signal: services.signal}).append(element);
      signal.addEventListener('abort', () => element.remove());
      return {};
    },
  };
}
