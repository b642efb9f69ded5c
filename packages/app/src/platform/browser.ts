import { imageFormat, SHORT_MEDIA } from '@vitrina/core/values'

/** Of the 5 s after which everybody is connected (G1) a phone far from the next mast needs the most. */
const REST_AFTER_MS = 1500
const IDLE_MS = 200

/** The same as the server chose by the same words of the browser. */
export const browserMedia = () => ({
  apiUrl: SHORT_MEDIA,
  filesUrl: '/api',
  format: imageFormat(navigator.userAgent)
})

/** Runs what the page itself does not need, once the page has come to rest. */
export function atRest(run: () => unknown): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
  const left = loadedAt + REST_AFTER_MS - performance.now()
  setTimeout(run, Math.max(0, left))
}

/** Runs what can wait a moment after everything else; not all served browsers tell when they are idle. */
export const whenIdle = (run: () => void): void => void setTimeout(run, IDLE_MS)

/** The visitor has asked for few bytes: nothing is fetched that he has not wanted. */
export const savesData = (): boolean =>
  Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true
