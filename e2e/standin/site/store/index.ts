import Vue from 'vue';
import Vuex from 'vuex';
import {medialistEditor} from './medialistEditor';
import {theme} from './theme';
import {viewer} from './viewer';

Vue.use(Vuex);

/** The store of the site; scripts reach it through the root instance. */
export const store = new Vuex.Store({modules: {medialistEditor, theme, viewer}, strict: false});
