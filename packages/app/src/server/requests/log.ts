/** One line per event; never a query, a body, a cookie or a token (S4). */
export type Log = (level: 'info' | 'warn' | 'error', message: string, cause?: unknown) => void

export const consoleLog: Log = (level, message, cause) => {
  const reason = cause === undefined ? '' : `: ${describe(cause)}`
  console[level](`${message}${reason}`.replace(/[\r\n]+/g, ' '))
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  const where = 'where' in cause ? ` ${cause.where}` : ''
  const inner = cause.cause === undefined ? '' : ` (${describe(cause.cause)})`
  return `${cause.name} ${cause.message}${where}${inner}`
}
