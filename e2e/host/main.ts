import './guard/install';
import Vue from 'vue';
import 'element-ui/lib/theme-chalk/base.css';
import './styles/variables.css';
import './styles/base.css';
import './styles/element.css';
import './styles/markdown.css';
import './styles/cards.css';
import './styles/mediaCard.css';
import App from './App.vue';
import {holdLoad} from './client/arrival';
import {watchHealth} from './health';
import {registerElements} from './elements';
import {redesign} from './redesign';
import {router} from './router';
import {store} from './store';
import {isRedesigned} from './standIn';

watchHealth();
holdLoad(callback => router.onReady(() => setTimeout(callback)));
Vue.config.productionTip = false;
Vue.config.devtools = false;
registerElements();
if (isRedesigned) redesign();
void store.dispatch('theme/start');
// The app itself is the root instance, as scripts expect the router on what #app carries.
new Vue({...App, router, store}).$mount('#app');
