import {scene, type Stage} from '#test/support/scenes/scene';

const tools = {component: () => import('./ImportTools'), props: {}};

/** Chooses a file of a format. */
async function choose(stage: Stage, format: string, text: string) {
  await stage.type('Format', format);
  const field = (await stage.find('input[type=file]')) as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([text], 'list.json', {type: 'application/json'}));
  field.files = files.files;
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

const entries = [{name: 'A title that no list has', status: 'watched'}];
const otherSiteFile = JSON.stringify({user: {name: 'a'}, export: {type: 'anime'}, entries});

export const scenes = [
  scene({...tools, queries: ['WholeList'], act: stage => stage.press('CSV')}),
  scene({
    ...tools,
    queries: ['ImportMedia'],
    fails: 'ImportMedia',
    act: stage => choose(stage, 'otherSite', otherSiteFile),
  }),
];
