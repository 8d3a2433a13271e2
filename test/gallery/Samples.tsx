import {useState, type ReactNode} from 'react';

import {Button} from '#ui/Button';
import {Fraction} from '#ui/figures/Fraction';
import {StatusDot} from '#ui/figures/StatusDot';
import {HtmlView} from '#ui/html/HtmlView';
import {MediaLink, PersonLink, StudioLink, UserLink} from '#ui/link/links';
import {Progress} from '#ui/progress/Progress';
import {RelativeTime} from '#ui/RelativeTime';
import {Score} from '#ui/Score';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {Tabs} from '#ui/tabs/Tabs';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useNow} from '#ui/useNow';
import {Answers} from './Answers';
import {Buttons, Fields, OnPage, Surfaces} from './Controls';
import {Boxing, Toasting} from './Floats';
import {Charts, Compatibilities, Exports} from './Kits';
import {Tokens} from './Tokens';

/** A section. `isInvented`: its texts are also samples, and not the product's. */
const Sample = ({name, isInvented, children}: {name: string; isInvented?: boolean; children: ReactNode}) => (
  <section className={isInvented ? 'ui-card invented' : 'ui-card'} aria-label={name}>
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

const post = `<p>A user's <strong>post</strong> with a <a href="https://anilist.co/anime/1/">title</a>, a
<span class="markdown_spoiler"><span>secret</span></span> and a list:</p>
<ol><li>first</li><li>second</li></ol>
<center>in the middle</center>
<blockquote><p>quoted</p></blockquote>`;

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
      <Sample name="Tokens" isInvented>
        <Tokens />
      </Sample>
      <Sample name="Buttons" isInvented>
        <Buttons />
      </Sample>
      <Sample name="Fields" isInvented>
        <Fields />
      </Sample>
      <section aria-label="On the page" className="invented">
        <OnPage />
      </section>
      <Sample name="Surfaces and notes" isInvented>
        <Surfaces />
      </Sample>
      <Sample name="Toasts">
        <div className="ui-row">
          <Toasting />
        </div>
      </Sample>
      <Sample name="Tooltip">
        <Tooltip text="Mirabel, Ferdinand and five others">
          <Button>7 likes</Button>
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
        <PersonLink kind="character" person={{id: 1, name: {first: 'Spike', last: 'Spiegel', native: null}}} />{' '}
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
      <Sample name="Answers">
        <Answers />
      </Sample>
      <Sample name="Export">
        <Exports />
      </Sample>
      <Sample name="Compatibility">
        <Compatibilities />
      </Sample>
      <Sample name="Chart" isInvented>
        <Charts />
      </Sample>
      <Sample name="Post">
        <HtmlView html={post} />
      </Sample>
    </>
  );
}
