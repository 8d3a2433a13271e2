import Vue from 'vue';
import 'element-ui/lib/theme-chalk/icon.css';
import 'element-ui/lib/theme-chalk/checkbox.css';
import 'element-ui/lib/theme-chalk/date-picker.css';
import 'element-ui/lib/theme-chalk/dialog.css';
import 'element-ui/lib/theme-chalk/dropdown.css';
import 'element-ui/lib/theme-chalk/dropdown-item.css';
import 'element-ui/lib/theme-chalk/dropdown-menu.css';
import 'element-ui/lib/theme-chalk/input.css';
import 'element-ui/lib/theme-chalk/input-number.css';
import 'element-ui/lib/theme-chalk/message.css';
import 'element-ui/lib/theme-chalk/option.css';
import 'element-ui/lib/theme-chalk/popper.css';
import 'element-ui/lib/theme-chalk/scrollbar.css';
import 'element-ui/lib/theme-chalk/select.css';
import 'element-ui/lib/theme-chalk/select-dropdown.css';
import 'element-ui/lib/theme-chalk/slider.css';
import 'element-ui/lib/theme-chalk/tooltip.css';
import Checkbox from 'element-ui/lib/checkbox';
import DatePicker from 'element-ui/lib/date-picker';
import Dialog from 'element-ui/lib/dialog';
import Dropdown from 'element-ui/lib/dropdown';
import DropdownItem from 'element-ui/lib/dropdown-item';
import DropdownMenu from 'element-ui/lib/dropdown-menu';
import Input from 'element-ui/lib/input';
import InputNumber from 'element-ui/lib/input-number';
import Option from 'element-ui/lib/option';
import Select from 'element-ui/lib/select';
import Slider from 'element-ui/lib/slider';
import Tooltip from 'element-ui/lib/tooltip';
import locale from 'element-ui/lib/locale';
import english from 'element-ui/lib/locale/lang/en';
import FaIcon from './widgets/FaIcon.vue';

/** Registers the components that every page uses. */
export function registerElements(): void {
  locale.use(english);
  const used = [
    Checkbox,
    DatePicker,
    Dialog,
    Dropdown,
    DropdownItem,
    DropdownMenu,
    Input,
    InputNumber,
    Option,
    Select,
    Slider,
    Tooltip,
  ];
  for (const element of used) Vue.use(element);
  Vue.component('FaIcon', FaIcon);
}
