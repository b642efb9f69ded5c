import type { Subject } from './subject.ts'

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
export const connectionSubject: Subject<Connection, ConnectionCommand> = {
  name: 'connection',
  start: () => ({ status: 'open', tries: 0 }),
  after: connectionAfter,
  due: ({ status, tries }) =>
    status === 'open'
      ? undefined
      : { id: `try-${tries}`, ms: RETRY_MS, command: { type: 'connection.retry' } },
  needsShop: ({ status }) => status !== 'open'
}

function connectionAfter(connection: Connection, { type }: ConnectionCommand): Connection {
  const { status, tries } = connection
  switch (type) {
    case 'connection.found':
      return status === 'open' ? connection : { status: 'open', tries: 0 }
    case 'connection.slow':
      return status === 'open' ? { status: 'slow', tries } : connection
    case 'connection.lost':
      return status === 'lost' ? connection : { status: 'lost', tries }
    case 'connection.retry':
      return status === 'open' ? connection : { status, tries: tries + 1 }
    default:
      return connection
  }
}
