import lz from 'lz-string';

import {queryAsMember} from './api';
import type {StandIn} from './server';

/** Replaces the about text of a user. */
export const setAbout = (standIn: StandIn, as: string, about: string) =>
  queryAsMember(standIn, as, 'mutation ($about: String) { UpdateUser(about: $about) { id } }', {about});

/** The about text of a user, exactly as stored. */
export const aboutOf = async (standIn: StandIn, as: string) =>
  (await queryAsMember<{Viewer: {about: string}}>(standIn, as, '{ Viewer { about } }')).Viewer.about;

/** The block of extras at the start of an about text, compressed as the product writes it. */
export const extrasBlock = (extras: object) => `[](json${lz.compressToBase64(JSON.stringify(extras))})`;

/** The same block in plain base64. */
export const plainExtrasBlock = (extras: unknown) =>
  `[](json${Buffer.from(JSON.stringify(extras)).toString('base64')})`;
