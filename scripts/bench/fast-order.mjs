// `--help` `--lines` `--runs`: a long list of codes from its paste into the basket, in the page and on the backend
import { Refusal } from '../lib/script.mjs'
import { openBrowser } from './support/browser.mjs'
import { defineBench, inTurns } from './support/define-bench.mjs'
import { median } from './support/figures.mjs'
import { cpuMs } from './support/process-cost.mjs'
import { openShop } from './support/processes.mjs'
import { longestTask } from './support/tasks.mjs'

const HELP =
  'Pastes a price list with quantities into the fast order, checks it and puts it into the basket: ' +
  'the longest task of the page and the CPU of the backend, both without what other processes take.'
const TASK_GOAL_MS = 50
const BACKEND_GOAL_MS = 2000
const LINES_PER_CALL = 500
const SETTLE_MS = 1500
const PATIENCE_MS = 30_000

export const brief = { lines: 20, runs: 1 }

export const bench = defineBench(
  HELP,
  { lines: 2000, runs: 3 },
  async (options, { report, keep }) => {
    const shop = await keep(openShop())
    const browser = await keep(openBrowser())
    const text = await readList(shop.url, options.lines)
    const { runs } = await inTurns(options.runs, { runs: () => order(browser, shop, text) })
    console.log(`${options.lines} lines, medians of ${options.runs}`)
    for (const step of ['paste', 'check', 'put']) {
      report.atMost(`longest task, ${step}, ms`, median(runs.map(run => run[step])), TASK_GOAL_MS)
    }
    report.atMost('backend, CPU ms', median(runs.map(({ cpu }) => cpu)), BACKEND_GOAL_MS)
    const calls = 2 * Math.ceil(options.lines / LINES_PER_CALL)
    report.atMost('calls', median(runs.map(run => run.calls)), calls)
  }
)

/** The first lines of the price list, three pieces of each. */
async function readList(url, lines) {
  const csv = await (await fetch(`${url}/price-list.csv`)).text()
  const rows = csv.split('\r\n').slice(1, lines + 1)
  if (rows.length < lines) throw new Refusal(`The shop sells fewer than ${lines} things`)
  const codes = rows.map(row => row.split(';')[1].replace("'", ''))
  return ['Штрихкод;Количество', ...codes.map(code => `${code};3`)].join('\n')
}

async function order(browser, { url, backendPid }, text) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  let calls = 0
  page.on('request', request => {
    if (request.url().includes('/api/fast-order/')) calls += 1
  })
  await page.goto(`${url}/fast-order`, { waitUntil: 'networkidle' })
  await page.evaluate(list => navigator.clipboard.writeText(list), text)
  await page.getByLabel('Строки заказа').focus()
  // The part of the page is the application's once its code has come.
  await page.waitForTimeout(SETTLE_MS)
  const before = cpuMs(backendPid)
  const paste = await longestTask(browser, page, () => page.keyboard.press('Control+V'))
  const check = await longestTask(browser, page, async () => {
    await page.getByRole('button', { name: 'Проверить список' }).press('Enter')
    await page.getByRole('button', { name: 'Положить в корзину' }).waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
  })
  const put = await longestTask(browser, page, async () => {
    await page.getByRole('button', { name: 'Положить в корзину' }).press('Enter')
    await page.getByRole('link', { name: 'Открыть корзину' }).waitFor()
  })
  const cpu = cpuMs(backendPid) - before
  await context.close()
  return { paste, check, put, cpu, calls }
}
