/**
 * `npx tsx scripts/by-hand/page-budgets.ts`: measures the cost of the built page in Chromium: its first load, the time to a
 * hint, keys, tasks that block it while the engine works in each of its areas, memory. The figures are for a quiet
 * machine, and no test depends on them. Tasks are also measured in processor time, which other work on the machine does
 * not change.
 */
import type { Browser, Page } from 'playwright-core';
import { read } from '../../src/index.js';
import { catalogue } from '../../strategies/index.js';
import { launch } from '../../test/web/browser.js';
import { bytesBeforeEngine } from '../../test/web/page/first-load.js';
import { cellNamed, paste, serve, withFirst } from '../../test/web/page/served.js';
import { learnWordsIn } from '../../web/page/learn-view/words.js';
import { linkOf } from '../../web/page/play/link.js';
import { playOf } from '../../web/page/play/play.js';

const LOADS = 9;
const HINTS = 200;
const EASY = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

const say = (what: string, figure: string): void => console.log(`${what.padEnd(44)} ${figure}`);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)]!;
const ms = (time: number): string => `${time.toFixed(0)} ms`;

/** Opens a page in a fresh browser context, without anything stored. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 850 }, serviceWorkers: 'block' });
  return context.newPage();
}

interface Task {
  readonly lasted: number;
  /** Milliseconds of processor time. */
  readonly took: number;
  /** Milliseconds of processor time of all tasks of the page and of its workers. */
  readonly work: { readonly page: number; readonly engine: number };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Returns the longest task of the page's main thread during an action, by the clock and by processor time, and the work
 * of all tasks.
 */
async function longestTask(browser: Browser, page: Page, does: () => Promise<unknown>): Promise<Task> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await does();
  await page.evaluate(() => performance.mark('measured'));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === 'measured')!;
  const all = traceEvents.filter(({ name, pid }) => name.endsWith('RunTask') && pid === mark.pid);
  const tasks = all.filter(({ tid }) => tid === mark.tid);
  const workers = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && pid === mark.pid && args?.name?.startsWith('DedicatedWorker') ? [tid] : [],
    ),
  );
  const sum = (events: readonly TraceEvent[]): number => events.reduce((so, { tdur = 0 }) => so + tdur, 0) / 1000;
  const most = (of: (event: TraceEvent) => number): number =>
    tasks.reduce((highest, event) => Math.max(highest, of(event)), 0) / 1000;
  return {
    lasted: most(({ dur = 0 }) => dur),
    took: most(({ tdur = 0 }) => tdur),
    work: { page: sum(tasks), engine: sum(all.filter(({ tid }) => workers.has(tid))) },
  };
}

const sayTask = (what: string, tasks: readonly Task[]): void =>
  say(
    `longest task, ${what}`,
    `${ms(median(tasks.map(({ lasted }) => lasted)))}, of the processor ${ms(median(tasks.map(({ took }) => took)))}`,
  );

/** Presses Hint as soon as it appears, and records the times of the press and of the answer. */
const askAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times = { requested: 0, answered: 0 };
    Object.assign(globalThis, { hintTimes: times });
    const timer = setInterval(() => {
      const play = document.querySelector('sudoku-app')?.shadowRoot?.querySelector('sudoku-play')?.shadowRoot;
      const button = [...(play?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Hint');
      if (play?.querySelector('.hint .sentence')) {
        clearInterval(timer);
        times.answered = performance.now();
      } else if (button && times.requested === 0) {
        times.requested = performance.now();
        button.click();
      }
    }, 1);
  });

const hintAnswered = (page: Page): Promise<{ requested: number; answered: number }> =>
  page
    .waitForFunction(() => {
      const { hintTimes } = globalThis as unknown as { hintTimes: { requested: number; answered: number } };
      return hintTimes.answered > 0 && hintTimes;
    })
    .then((times) => times.jsonValue() as Promise<{ requested: number; answered: number }>);

async function firstHint(browser: Browser, url: string): Promise<void> {
  const times: { requested: number; answered: number }[] = [];
  const tasks: Task[] = [];
  for (let load = 0; load < LOADS; load++) {
    const page = await stranger(browser);
    await askAtOnce(page);
    if (load % 3 === 0)
      tasks.push(await longestTask(browser, page, () => page.goto(url).then(() => hintAnswered(page))));
    else {
      await page.goto(url);
      times.push(await hintAnswered(page));
    }
    await page.context().close();
  }
  const answered = times.map((time) => time.answered);
  say('cold load until one can press Hint', ms(median(times.map(({ requested }) => requested))));
  say('cold load to the first hint, asked at once', `${ms(median(answered))}, at best ${ms(Math.min(...answered))}`);
  sayTask('the load and the first hint', tasks);
  const [page, engine] = [tasks.map(({ work }) => work.page), tasks.map(({ work }) => work.engine)];
  say('work of both: of the page, of the engine', `${ms(median(page))}, ${ms(median(engine))}`);
}

/** Presses keys on a board, and prints the time of each until it is drawn. */
async function keys(browser: Browser, url: string, what: string, pressed: readonly string[]): Promise<void> {
  const page = await stranger(browser);
  await page.goto(url);
  await cellNamed(page, 2, 2).click();
  await page.waitForTimeout(1000);
  const tasks: Task[] = [];
  for (const key of pressed)
    tasks.push(
      await longestTask(browser, page, async () => {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
      }),
    );
  say(
    `work of a key, ${what}: median, most`,
    [median, (all: readonly number[]) => Math.max(...all)]
      .map((of) => ms(of(tasks.map(({ work }) => work.page))))
      .join(', '),
  );
  await page.context().close();
}

async function laterHints(browser: Browser, url: string): Promise<void> {
  const page = await stranger(browser);
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  const client = await page.context().newCDPSession(page);
  const memory = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await memory();
  let times: number[] = [];
  const task = await longestTask(browser, page, async () => {
    times = await page.evaluate(async (count) => {
      const app = document.querySelector('sudoku-app')!.shadowRoot!;
      const play = app.querySelector('sudoku-play')!;
      const taken: number[] = [];
      for (let i = 0; i < count; i++) {
        [...play.shadowRoot!.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === 'Close')?.click();
        await (play as unknown as { updateComplete: Promise<void> }).updateComplete;
        const start = performance.now();
        [...play.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Hint')?.click();
        do await new Promise((resolve) => setTimeout(resolve, 1));
        while (!play.shadowRoot!.querySelector('.hint .sentence'));
        taken.push(performance.now() - start);
      }
      return taken;
    }, HINTS);
  });
  say(`${HINTS} hints: median, slowest`, `${ms(median(times))}, ${ms(sorted(times).at(-1)!)}`);
  sayTask('hints', [task]);
  say('memory of the page before and after them', `${before.toFixed(1)} MB, ${(await memory()).toFixed(1)} MB`);
  await page.context().close();
}

/** The actions in each area of the page, up to the engine's answer. */
const WORK: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the path': async (page) => {
    await page.getByRole('link', { name: 'Path' }).click();
    await page.getByText('Step 1 of 40').waitFor();
  },
  'all steps': async (page) => {
    await page.getByRole('button', { name: 'All steps now' }).click();
    await page.getByText(/^\d{4} so far/).waitFor({ timeout: 120_000 });
    await page.waitForTimeout(3000);
  },
  'the grade': async (page) => {
    await page.getByRole('button', { name: 'Grade' }).click();
    await page.getByText('easy (160)').waitFor();
  },
  'making three': async (page) => {
    await page.getByRole('link', { name: 'Make', exact: true }).click();
    await page.getByLabel('How many').fill('3');
    await page.getByLabel('Hard', { exact: true }).check();
    await page.getByRole('button', { name: 'Make' }).click();
    await page.locator('sudoku-made li').nth(2).waitFor({ timeout: 120_000 });
  },
  'the strategies': async (page) => {
    await page.getByRole('link', { name: 'Learn' }).click();
    await page.getByRole('link', { name: 'All strategies' }).click();
    await page.getByText(learnWordsIn('en').strategies(catalogue.length)).waitFor();
  },
  practice: async (page) => {
    await page.getByRole('link', { name: 'Practise: Naked Pair', exact: true }).click();
    await page.locator('button[aria-disabled=false]', { hasText: 'Show it' }).click({ timeout: 120_000 });
  },
  'a file of 300 puzzles': async (page) => {
    await paste(page, `${EASY}\n`.repeat(300));
    await page.locator('.choice li:nth-child(300) small').waitFor({ timeout: 120_000 });
  },
};

async function areas(browser: Browser, url: string): Promise<void> {
  const page = await stranger(browser);
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  for (const [what, does] of Object.entries(WORK)) sayTask(what, [await longestTask(browser, page, () => does(page))]);
  await page.context().close();
}

const [browser, served] = await Promise.all([launch(), serve()]);
try {
  say('first load before the engine, gzipped', `${(bytesBeforeEngine() / 1000).toFixed(1)} kB`);
  await firstHint(browser, served.url);
  await laterHints(browser, served.url);
  await keys(browser, withFirst(served.url), '9x9', [...'567', 'ArrowRight', '4', 'Backspace', 'Control+z']);
  const large = `${served.url}#/play?p=${linkOf(playOf(read(`1${'.'.repeat(624)}`)))}`;
  await keys(browser, large, '25x25', [...'pqr', 'ArrowRight', 's', 'Backspace', 'Control+z']);
  await areas(browser, served.url);
} finally {
  await browser.close();
  served.close();
}
