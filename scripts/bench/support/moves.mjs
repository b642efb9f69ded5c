// Moves from page to page as a finger makes them, and when what they lead to is painted.
import { decided, longest, middleOf, SHARP, takePhone } from './phone.mjs'

const REST_MS = 3000
const ARRIVE_LIMIT_MS = 20_000

/** A phone whose processor is `slowdown` times slower, with a page that is at rest. */
export async function openPhone(browser, url, slowdown) {
  const settings = { cookies: [decided(url)], slowdown, settings: SHARP }
  const phone = await takePhone(browser, settings)
  let requests = 0
  phone.page.on('request', () => {
    requests += 1
  })
  await phone.page.goto(url, { waitUntil: 'load' })
  await rest(phone.page)
  return { ...phone, requests: () => requests }
}

/** Nothing is asked for any more, and what a page does by itself after a while is done. */
export async function rest(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
}

/**
 * Milliseconds from a press to the paint of the target: `words`, its heading, price and purchase; `picture`,
 * all large pictures in view besides; `press`, the longest event of the interaction; `work`, what it takes of
 * the main thread in its own clock. `target` says by selectors what it is, see `arrivalOf`.
 */
export async function moveBy({ page, work }, act, target) {
  const before = await work()
  const times = await arrivalOf(page, act, target)
  await page.waitForTimeout(200)
  const { paint: press } = longest(await page.evaluate(() => window.events))
  return { ...times, press, work: (await work()) - before }
}

/** Milliseconds until the target of a move is there: `sign`, whose text changes with it, `words` and `pictures`. */
export async function arrivalOf(page, act, target) {
  const arrival = await page.evaluateHandle(whenArrived, [target, ARRIVE_LIMIT_MS])
  await act()
  return page.evaluate(({ promise }) => promise, arrival)
}

/** Press and release in one instant, where the finger never was before. */
export async function tap(page, link) {
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const place = await middleOf(link)
  return () => page.touchscreen.tap(...place)
}

/** Runs in the page. */
function whenArrived([{ sign, words, pictures }, limit]) {
  const read = () => document.querySelector(sign)?.textContent
  const before = read()
  const isSeen = element => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const hasWords = () => read() !== before && words.every(name => document.querySelector(name))
  const hasPictures = () =>
    [...document.querySelectorAll(pictures)].filter(isSeen).every(image => image.complete)
  window.events = []
  // In an object: a handle of the promise itself would be awaited at once.
  return {
    promise: new Promise((done, fail) => {
      const watch = start => {
        const times = {}
        const check = () => {
          if (times.words === undefined && hasWords()) times.words = 0
          const isWhole = times.words !== undefined && hasPictures()
          const shown = performance.now() - start
          // After the frame that shows it.
          setTimeout(() => {
            times.words ||= times.words === 0 ? performance.now() - start : undefined
            if (isWhole) done({ ...times, picture: performance.now() - start })
            else if (shown > limit) fail(new Error(`Not there: ${sign} ${words}`))
          })
          if (!isWhole && shown <= limit) requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }
      const begin = event => watch(event.timeStamp)
      addEventListener('pointerdown', begin, { capture: true, once: true })
      // Back by the browser's own button has no event but its effect.
      addEventListener('popstate', begin, { capture: true, once: true })
    })
  }
}
