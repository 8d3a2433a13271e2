import type * as ElementUi from 'element-ui';
import type {RouterLink, RouterView} from 'vue-router';
import type FaIcon from './widgets/FaIcon.vue';

/** The props of an Element UI component, whose own types describe only the instance. `V` corrects the type of its value. */
type Element<T, V = T extends {value: infer Own} ? Own : never> = new () => {
  $props: Partial<Omit<T, keyof ElementUi.Component | 'value'> & {value: V}>;
};

declare module 'vue' {
  /** The components that elements.ts and the router register for every template. */
  interface GlobalComponents {
    ElCheckbox: Element<ElementUi.Checkbox, boolean | string[]>;
    ElDatePicker: Element<ElementUi.DatePicker, Date | null>;
    ElDialog: Element<ElementUi.Dialog>;
    ElDropdown: Element<ElementUi.Dropdown>;
    ElDropdownItem: Element<ElementUi.DropdownItem>;
    ElDropdownMenu: Element<ElementUi.DropdownMenu>;
    ElInput: Element<ElementUi.Input, string | null | undefined>;
    ElInputNumber: Element<ElementUi.InputNumber>;
    ElOption: Element<ElementUi.Option>;
    ElSelect: Element<ElementUi.Select>;
    ElSlider: Element<ElementUi.Slider>;
    ElTooltip: Element<ElementUi.Tooltip>;
    FaIcon: typeof FaIcon;
    RouterLink: typeof RouterLink;
    RouterView: typeof RouterView;
  }
}
