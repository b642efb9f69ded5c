// `--help` `--lines` `--runs`: a long list of codes from its paste into the basket, in the page and on the backend
import { Refusal } from '../lib/script.mjs'
import { openBrowser } from './support/browser.mjs'
import { createReport, median } from './support/figures.mjs'
import { longestTask } from './support/longest-task.mjs'
import { readOptions } from './support/options.mjs'
import { cpuMs } from './support/process-cost.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'Pastes a price list with quantities into the fast order, checks it and puts it into the basket: ' +
  'the longest task of the page and the CPU of the backend, both without what other processes take.'
const TASK_GOAL_MS = 50
const BACKEND_GOAL_MS = 2000
const LINES_PER_CALL = 500
const SETTLE_MS = 1500
const PATIENCE_MS = 30_000

export const brief = { lines: 20, runs: 1 }

export async function bench(args) {
  const options = readOptions(args, { lines: 2000, runs: 3 }, HELP)
  if (options === undefined) return 0
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const text = await readList(shop.url, options.lines)
    const runs = []
    for (let run = 0; run < options.runs; run += 1) runs.push(await order(browser, shop, text))
    const report = createReport()
    console.log(`${options.lines} lines, medians of ${options.runs}`)
    for (const step of ['paste', 'check', 'put']) {
      report.atMost(`longest task, ${step}, ms`, median(runs.map(run => run[step])), TASK_GOAL_MS)
    }
    report.atMost('backend, CPU ms', median(runs.map(({ cpu }) => cpu)), BACKEND_GOAL_MS)
    const calls = 2 * Math.ceil(options.lines / LINES_PER_CALL)
    report.atMost('calls', median(runs.map(run => run.calls)), calls)
    return report.missed === 0 ? 0 : 1
  } finally {
    await browser.close()
    await shop.close()
  }
}

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
