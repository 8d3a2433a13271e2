import Vue from 'vue';

// Vue's development build prints tips in the next task. This module is in the same file as Vue, so that it runs before.
Vue.config.productionTip = false;
Vue.config.devtools = false;
