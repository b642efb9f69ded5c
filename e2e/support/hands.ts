import type { Page } from 'playwright-core'

type Spot = readonly [x: number, y: number]

const STEPS = 8
/** Frames come no faster than sixty a second: all steps together take half a second at least. */
const FRAMES_A_STEP = 4

/** Frames of the page that have been drawn. */
export const frames = (page: Page, count: number) =>
  page.evaluate(async many => {
    for (let drawn = 0; drawn < many; drawn += 1) await new Promise(requestAnimationFrame)
  }, count)

/** The mouse goes slowly, so that it is no flick, and is still down; calls back after each step. */
export async function dragSlowly(
  page: Page,
  [x, y]: Spot,
  [byX, byY]: Spot,
  seen: (movedX: number, movedY: number) => Promise<void> = async () => undefined
) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step += 1) {
    const [movedX, movedY] = [(byX * step) / STEPS, (byY * step) / STEPS]
    await page.mouse.move(x + movedX, y + movedY)
    await frames(page, FRAMES_A_STEP)
    await seen(movedX, movedY)
  }
}

/** Fingers on a screen that can be touched, by their numbers. */
export interface Fingers {
  press(finger: number, spot: Spot): Promise<void>
  move(finger: number, spot: Spot): Promise<void>
  lift(finger: number): Promise<void>
  /** The device needs all of them for something of its own. */
  takeAway(): Promise<void>
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools = await page.context().newCDPSession(page)
  const touch =
    (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    async (id: number, [x, y]: Spot = [0, 0]) =>
      void (await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id, x, y }] }))
  return {
    press: touch('touchStart'),
    move: touch('touchMove'),
    lift: touch('touchEnd'),
    async takeAway() {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    }
  }
}
