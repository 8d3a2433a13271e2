import type {Submission} from '../store/socialRows';
import type {Resolvers} from './context';
import {userById} from './context';

const shared: Resolvers<Submission> = {
  submitter: (row, _args, context) => userById(context, row.userId),
  assignee: (row, _args, context) =>
    context.store.users.all().find(member => member.moderatorRoles !== null && member.id !== row.userId) ?? null,
  locked: row => row.status !== 'PENDING',
  submitterStats: () => ({accepted: 12, rejected: 1}),
};

/** Resolvers of submissions, which only the site can query. */
export const submissionTypes = {
  MediaSubmission: {
    ...shared,
    media: (row, _args, context) => context.store.media.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.media.get(row.targetId) ?? null,
    characters: () => [],
    staff: () => [],
    studios: () => [],
    externalLinks: () => [],
    relations: () => [],
  } satisfies Resolvers<Submission>,
  CharacterSubmission: {
    ...shared,
    character: (row, _args, context) => context.store.characters.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.characters.get(row.targetId) ?? null,
  } satisfies Resolvers<Submission>,
  StaffSubmission: {
    ...shared,
    staff: (row, _args, context) => context.store.staff.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.staff.get(row.targetId) ?? null,
  } satisfies Resolvers<Submission>,
};
