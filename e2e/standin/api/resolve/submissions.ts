import type {Submission} from '../store/socialRows';
import type {Fields} from './context';
import {memberById} from './context';

const shared: Fields<Submission> = {
  submitter: (row, _args, context) => memberById(context, row.userId),
  assignee: (row, _args, context) =>
    context.store.members.all().find(member => member.moderatorRoles !== null && member.id !== row.userId) ?? null,
  locked: row => row.status !== 'PENDING',
  submitterStats: () => ({accepted: 12, rejected: 1}),
};

/** Resolvers of proposed changes, reached by the site alone. */
export const submissionTypes = {
  MediaSubmission: {
    ...shared,
    media: (row, _args, context) => context.store.works.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.works.get(row.targetId) ?? null,
    characters: () => [],
    staff: () => [],
    studios: () => [],
    externalLinks: () => [],
    relations: () => [],
  } satisfies Fields<Submission>,
  CharacterSubmission: {
    ...shared,
    character: (row, _args, context) => context.store.characters.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.characters.get(row.targetId) ?? null,
  } satisfies Fields<Submission>,
  StaffSubmission: {
    ...shared,
    staff: (row, _args, context) => context.store.people.get(row.targetId) ?? null,
    submission: (row, _args, context) => context.store.people.get(row.targetId) ?? null,
  } satisfies Fields<Submission>,
};
