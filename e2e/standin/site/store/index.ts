import Vue from 'vue';
import Vuex from 'vuex';
import {medialistEditor} from './medialistEditor';
import {theme} from './theme';
import {viewer} from './viewer';

Vue.use(Vuex);

/** The site's store, which scripts can reach through the root instance. */
export const store = new Vuex.Store({modules: {medialistEditor, theme, viewer}, strict: false});
