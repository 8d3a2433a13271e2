import {useState, type ReactNode} from 'react';

import type {ToastKind} from '#services/toasts';
import {FloatingBox} from '#ui/box/FloatingBox';
import {Fraction} from '#ui/figures/Fraction';
import {StatusDot} from '#ui/figures/StatusDot';
import {MarkdownView} from '#ui/html/MarkdownView';
import {MediaLink, PersonLink, StudioLink, UserLink} from '#ui/link/links';
import {Progress} from '#ui/progress/Progress';
import {RelativeTime} from '#ui/RelativeTime';
import {Score} from '#ui/Score';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {Tabs} from '#ui/tabs/Tabs';
import {useToast} from '#ui/toast/useToast';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useNow} from '#ui/useNow';

const Sample = ({name, children}: {name: string; children: ReactNode}) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
);

interface Work {
  id: number;
  score: number;
}
const columns: TableColumn<Work>[] = [
  {id: 'work', title: 'Work', value: ({id}) => `Work ${id}`},
  {id: 'score', title: 'Score', value: ({score}) => score, average: true},
  {id: 'hours', title: 'Hours', value: ({id}) => (id * 7) % 50, average: true},
];
const works = (count: number) => Array.from({length: count}, (_, id) => ({id, score: (id * 37) % 101}));
const tables = {few: works(5), many: works(1000)};

function WorkTable({rows, label}: {rows: Work[]; label: string}) {
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({id}) => id}
      details={({id}) => `More about work ${id}.`}
      filter
    />
  );
}

const kinds: ToastKind[] = ['info', 'success', 'warning', 'error'];

function Toasting() {
  const toast = useToast();
  return kinds.map(kind => (
    <button
      key={kind}
      type="button"
      onClick={() =>
        toast({
          text: `A message of the kind ${kind}.`,
          kind,
          duration: Infinity,
          ...(kind === 'success' ? {action: {label: 'Undo', run: () => toast({text: 'Undone.'})}} : {}),
        })
      }
    >
      Toast: {kind}
    </button>
  ));
}

function Boxing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open a box
      </button>
      {open ? (
        <FloatingBox id="gallery" title="A floating box" close={() => setOpen(false)}>
          <p>Drag the bar, or use the handle with the arrow keys; with Shift they resize.</p>
        </FloatingBox>
      ) : null}
    </>
  );
}

const text = `Somebody's **post** with a [work](https://anilist.co/anime/1/), a ~!secret!~ and a list:

1. first
2. second

~~~in the middle~~~

> quoted`;

const tabs = [
  {id: 'few', title: 'A few rows', content: () => <WorkTable rows={tables.few} label="A few works" />},
  {id: 'many', title: 'A thousand rows', content: () => <WorkTable rows={tables.many} label="Many works" />},
];

/** Shows every shared component once. */
export function Samples() {
  const now = Math.floor(useNow() / 1000);
  const [stopped, setStopped] = useState(false);
  return (
    <>
      <Sample name="Toasts">
        <Toasting />
      </Sample>
      <Sample name="Tooltip">
        <Tooltip text="Mirabel, Ferdinand and five others">
          <button type="button">7 likes</button>
        </Tooltip>
      </Sample>
      <Sample name="Floating box">
        <Boxing />
      </Sample>
      <Sample name="Tabs and tables">
        <Tabs label="Tables" tabs={tabs} />
      </Sample>
      <Sample name="Links">
        <MediaLink media={{id: 1, type: 'ANIME', title: {romaji: 'Cowboy Bebop'}}} /> <UserLink name="Mirabel" />{' '}
        <PersonLink kind="character" person={{id: 1, name: {first: 'Spike', last: 'Spiegel'}}} />{' '}
        <StudioLink studio={{id: 14, name: 'Sunrise'}} />
      </Sample>
      <Sample name="Times, scores and figures">
        <RelativeTime at={now} />, <RelativeTime at={now - 7300} />, <Score score={85} format="POINT_100" />,{' '}
        <Score score={4} format="POINT_5" /> <Score score={3} format="POINT_3" />, <Fraction value={2.5} />
        <p>
          {(['CURRENT', 'PLANNING', 'COMPLETED', 'PAUSED', 'DROPPED', 'REPEATING'] as const).map((status, index) => (
            <StatusDot
              key={status}
              status={status}
              count={4 * 8 ** index}
              onToggle={() => undefined}
              pressed={index === 1}
            />
          ))}{' '}
          <StatusDot status="CURRENT" /> <StatusDot status="DROPPED" />
        </p>
      </Sample>
      <Sample name="Progress">
        <Progress
          label={stopped ? 'Stopped' : 'Looking for faults'}
          done={12}
          total={40}
          stop={() => setStopped(true)}
        />
        <Progress label="Asking" done={3} total={undefined} />
      </Sample>
      <Sample name="Markdown">
        <MarkdownView source={text} />
      </Sample>
    </>
  );
}
