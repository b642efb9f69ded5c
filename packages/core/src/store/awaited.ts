import { defineSubject } from './by-command.ts'
import { growingPauseMs } from './growing-pause.ts'

/** A page that the shop could not give for want of what stands behind it, and that is still wanted. */
export interface Awaited {
  /** Its address; undefined while nothing is awaited. */
  readonly url: string | undefined
  /** How often it was asked for again since. */
  readonly tries: number
}

export type AwaitedCommand =
  /** It is wanted, and it did not come. */
  | { readonly type: 'awaited.missed'; readonly url: string }
  | { readonly type: 'awaited.retry' }
  /** It has come, or something else is wanted. */
  | { readonly type: 'awaited.dropped' }

const nothing: Awaited = { url: undefined, tries: 0 }

/** Whoever shows pages asks for it each time `tries` grows: less and less often, or when he is told to. */
export const awaitedSubject = /* @__PURE__ */ defineSubject<Awaited, AwaitedCommand>({
  name: 'awaited',
  start: () => nothing,
  commands: {
    'awaited.missed': (page, { url }) => (page.url === url ? page : { url, tries: 0 }),
    'awaited.retry': page => (page.url === undefined ? page : { ...page, tries: page.tries + 1 }),
    'awaited.dropped': page => (page.url === undefined ? page : nothing)
  },
  due: ({ url, tries }) =>
    url === undefined
      ? undefined
      : {
          id: `${tries} ${url}`,
          ms: growingPauseMs(tries + 1),
          command: { type: 'awaited.retry' }
        }
})
