import { openChromium } from './chromium.ts'
import { type Front, type FrontOptions, frontOf } from './front.ts'
import { openPerson } from './people.ts'
import { type Story, type StoryName, stories } from './stories.ts'
import { Unmet, Unready } from './unmet.ts'

export const storyNames = Object.keys(stories) as readonly StoryName[]

/** What came of one story. */
export interface Outcome {
  readonly story: StoryName
  readonly title: string
  readonly state: 'passed' | 'failed' | 'left out'
  /** Of a story that was left out: what the front says of it. */
  readonly reason?: string
  /** Of a story that failed. */
  readonly expected?: string
  readonly seen?: string
  readonly hint?: string
  readonly seconds: number
}

export interface CheckOptions extends FrontOptions {
  /** The stories to tell; all of them where nothing is said. */
  readonly stories?: readonly StoryName[]
  /** Stories that are told at once. */
  readonly atOnce?: number
}

const AT_ONCE = 2

/**
 * Tells the stories to a running front, and yields what came of each as soon as it ends. Throws `Unready`
 * where nothing can be told: no front, no backend, no browser, or options that mean nothing.
 */
export async function* checkFront(options: CheckOptions): AsyncGenerator<Outcome> {
  const front = frontOf(options, storyNames)
  const names = [...(options.stories ?? storyNames)]
  if (names.some(name => front.without[name] === undefined)) await needRunning(front)
  const browser = options.browser ?? (await openChromium())
  // People who are given have one basket each: two stories would meet in it.
  const isShared = front.buyer !== undefined || front.organization !== undefined
  const lanes = new Map<number, Promise<readonly [number, Outcome]>>()
  const begin = (lane: number) => {
    const name = names.shift()
    if (name === undefined) return lanes.delete(lane)
    return lanes.set(
      lane,
      outcomeOf(name).then(outcome => [lane, outcome] as const)
    )
  }

  async function outcomeOf(story: StoryName): Promise<Outcome> {
    const { title }: Story = stories[story]
    const reason = front.without[story]
    if (reason !== undefined) return { story, title, state: 'left out', reason, seconds: 0 }
    const start = performance.now()
    const failure = await stories[story].tell(browser, front).then(() => undefined, unmetBy)
    const seconds = Math.round((performance.now() - start) / 100) / 10
    return failure
      ? { story, title, state: 'failed', ...failure, seconds }
      : { story, title, state: 'passed', seconds }
  }

  try {
    for (let lane = 0; lane < (isShared ? 1 : (options.atOnce ?? AT_ONCE)); lane += 1) begin(lane)
    while (lanes.size > 0) {
      const [lane, outcome] = await Promise.race(lanes.values())
      begin(lane)
      yield outcome
    }
  } finally {
    if (options.browser === undefined) await browser.close()
  }
}

function unmetBy(error: unknown): Pick<Unmet, 'expected' | 'seen' | 'hint'> {
  if (error instanceof Unready) throw error
  if (error instanceof Unmet) {
    const { expected, seen, hint } = error
    return { expected, seen, hint }
  }
  const seen = error instanceof Error ? error.message : String(error)
  return { expected: 'the story comes to its end', seen, hint: 'See what the page did last' }
}

async function needRunning(front: Front) {
  try {
    await fetch(front.url)
  } catch {
    throw new Unready(`Nobody answers at ${front.url}: start the front first`)
  }
  const person = await openPerson(front)
  person.stop()
}
