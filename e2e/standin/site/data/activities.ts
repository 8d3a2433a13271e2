import {load, mutate} from '../client/graphql';
import {activityFields, messageFields, textFields, userBadged} from './fragments';
import type {PageOf} from '../client/usePages';
import type {PageInfo} from './types';
import type {Activity, Reply} from './socialTypes';

interface ActivitiesPage {
  Page: PageInfo & {activities: (Activity | null)[]};
}

const present = (activities: (Activity | null)[]): Activity[] => activities.filter(one => one !== null);

/** Loads a page of activities with a query that returns `Page { pageInfo activities }`. */
export async function readActivities(query: string, variables: object): Promise<PageOf<Activity>> {
  const {Page} = await load<ActivitiesPage>(query, variables);
  return {items: present(Page.activities), hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads one activity. */
export async function loadActivity(id: number): Promise<Activity> {
  const {Activity} = await load<{Activity: Activity}>(
    `query ActivityPage($id: Int) { Activity(id: $id) { ${activityFields} } }`,
    {id},
  );
  return Activity;
}

const replyFields = `id text(asHtml: true) likeCount isLiked createdAt user { ${userBadged} }`;

/** Loads a page of the replies to an activity, in the API's order. */
export async function loadReplies(activityId: number, page: number): Promise<PageOf<Reply>> {
  const {Page} = await load<{Page: PageInfo & {activityReplies: Reply[]}}>(
    `query ActivityReplies($activityId: Int, $page: Int) {
      Page(page: $page, perPage: 50) { pageInfo { hasNextPage } activityReplies(activityId: $activityId) { ${replyFields} } }
    }`,
    {activityId, page},
  );
  return {items: Page.activityReplies, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Publishes a text activity. */
export async function saveStatus(text: string): Promise<Activity> {
  const {SaveTextActivity} = await mutate<{SaveTextActivity: Activity}>(
    `mutation SaveStatus($text: String) { SaveTextActivity(text: $text) { ${textFields} } }`,
    {text},
  );
  return SaveTextActivity;
}

/** Sends a message to a user. */
export async function saveMessage(recipientId: number, message: string): Promise<Activity> {
  const {SaveMessageActivity} = await mutate<{SaveMessageActivity: Activity}>(
    `mutation SaveMessage($recipientId: Int, $message: String) {
      SaveMessageActivity(recipientId: $recipientId, message: $message) { ${messageFields} }
    }`,
    {recipientId, message},
  );
  return SaveMessageActivity;
}

/** Loads the markdown source of a text activity or message. */
export async function loadWritten(id: number): Promise<string> {
  const {Activity} = await load<{Activity: {text?: string; message?: string}}>(
    `query Written($id: Int) { Activity(id: $id) { ... on TextActivity { text } ... on MessageActivity { message } } }`,
    {id},
  );
  return Activity.text ?? Activity.message ?? '';
}

/**
 * Saves an edited text activity or message.
 * @returns the HTML that feeds show
 */
export async function saveEdited({id, __typename}: Activity, text: string): Promise<string> {
  if (__typename === 'MessageActivity') {
    const {SaveMessageActivity} = await mutate<{SaveMessageActivity: {message: string}}>(
      `mutation EditMessage($id: Int, $text: String) {
        SaveMessageActivity(id: $id, message: $text) { message(asHtml: true) }
      }`,
      {id, text},
    );
    return SaveMessageActivity.message;
  }
  const {SaveTextActivity} = await mutate<{SaveTextActivity: {text: string}}>(
    `mutation EditStatus($id: Int, $text: String) { SaveTextActivity(id: $id, text: $text) { text(asHtml: true) } }`,
    {id, text},
  );
  return SaveTextActivity.text;
}

/** Replies to an activity. */
export async function saveReply(activityId: number, text: string): Promise<Reply> {
  const {SaveActivityReply} = await mutate<{SaveActivityReply: Reply}>(
    `mutation SaveReply($activityId: Int, $text: String) {
      SaveActivityReply(activityId: $activityId, text: $text) { ${replyFields} }
    }`,
    {activityId, text},
  );
  return SaveActivityReply;
}

/** Loads the markdown source of a reply. */
export async function loadWrittenReply(id: number): Promise<string> {
  const {ActivityReply} = await load<{ActivityReply: {text: string}}>(
    `query WrittenReply($id: Int) { ActivityReply(id: $id) { text } }`,
    {id},
  );
  return ActivityReply.text;
}

/**
 * Saves an edited reply.
 * @returns its HTML
 */
export async function saveEditedReply(id: number, text: string): Promise<string> {
  const {SaveActivityReply} = await mutate<{SaveActivityReply: {text: string}}>(
    `mutation EditReply($id: Int, $text: String) { SaveActivityReply(id: $id, text: $text) { text(asHtml: true) } }`,
    {id, text},
  );
  return SaveActivityReply.text;
}

/** Subscribes to the replies of an activity, or unsubscribes. */
export const subscribe = (activityId: number, on: boolean): Promise<unknown> =>
  mutate(
    `mutation Subscribe($activityId: Int, $subscribe: Boolean) {
      ToggleActivitySubscription(activityId: $activityId, subscribe: $subscribe) { __typename }
    }`,
    {activityId, subscribe: on},
  );

/** Deletes an activity. */
export const deleteActivity = (id: number): Promise<unknown> =>
  mutate(`mutation DeleteActivity($id: Int) { DeleteActivity(id: $id) { deleted } }`, {id});

/**
 * Renders markdown on the server.
 * @returns HTML
 */
export async function renderMarkdown(markdown: string): Promise<string> {
  const {Markdown} = await load<{Markdown: {html: string}}>(
    `query MarkdownPreview($markdown: String!) { Markdown(markdown: $markdown) { html } }`,
    {markdown},
  );
  return Markdown.html;
}
