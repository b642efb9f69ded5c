import { defineSubject } from './by-command.ts'

/** Whether the shop answers. `slow`: a call waits longer than one is used to; `lost`: none comes through. */
export interface Connection {
  readonly status: 'open' | 'slow' | 'lost'
  /** How often the shop was looked for since it was lost. */
  readonly tries: number
}

export type ConnectionCommand = {
  readonly type: 'connection.found' | 'connection.slow' | 'connection.lost' | 'connection.retry'
}

const RETRY_MS = 4000

/** The shop is looked for until it answers again; what waits for it is then sent by whoever keeps it. */
export const connectionSubject = /* @__PURE__ */ defineSubject<Connection, ConnectionCommand>({
  name: 'connection',
  start: () => ({ status: 'open', tries: 0 }),
  commands: {
    'connection.found': line => (line.status === 'open' ? line : { status: 'open', tries: 0 }),
    'connection.slow': line => (line.status === 'open' ? { ...line, status: 'slow' } : line),
    'connection.lost': line => (line.status === 'lost' ? line : { ...line, status: 'lost' }),
    'connection.retry': line => (line.status === 'open' ? line : { ...line, tries: line.tries + 1 })
  },
  due: ({ status, tries }) =>
    status === 'open'
      ? undefined
      : { id: `try-${tries}`, ms: RETRY_MS, command: { type: 'connection.retry' } },
  needsShop: ({ status }) => status !== 'open'
})
