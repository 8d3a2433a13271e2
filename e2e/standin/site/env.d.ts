declare module '*.vue' {
  import type Vue from 'vue';
  import type {ComponentOptions} from 'vue';
  const component: ComponentOptions<Vue>;
  export default component;
}
declare module '*.css';
declare module 'element-ui/lib/*' {
  import type {PluginObject} from 'vue';
  const element: PluginObject<unknown>;
  export default element;
}
declare module 'element-ui/lib/message' {
  const message: (options: object) => void;
  export default message;
}
declare module 'element-ui/lib/locale' {
  const locale: {use: (language: unknown) => void};
  export default locale;
}
