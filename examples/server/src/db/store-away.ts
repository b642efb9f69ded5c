/** Classes 08 (connection), 53 (no resources) and 57P (the server is going down or starting). */
const AWAY_CODE = /^(?:08|53|57P)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND)$/
/** What `pg` throws has no code of its own. */
const AWAY_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/

/** Whether the store could not be asked: the same question may be answered in a moment. */
export const isStoreAway = (error: Error): boolean =>
  AWAY_MESSAGE.test(error.message) || ('code' in error && AWAY_CODE.test(String(error.code)))
