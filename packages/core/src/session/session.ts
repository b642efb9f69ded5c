import { fieldOf } from '../platform/tab-message.ts'
import type { Subject } from '../store/subject.ts'
import { guestSession, type SessionContext } from './session-state.ts'

/**
 * Who the visitor is, as far as pages may know: no token stands in it. It takes no commands of a store:
 * signing in and out is the shop's, `(await store.engine()).session` and its part `account`.
 */
export const sessionSubject: Subject<SessionContext> = {
  name: 'session',
  commands: {},
  start: guestSession,
  after: session => session
}

/** Whether another tab tells that the visitor has signed in or out there. */
export const isSessionNews = (message: unknown): boolean =>
  ['session.signedIn', 'session.signedOut'].some(type => type === fieldOf(message, 'type'))
