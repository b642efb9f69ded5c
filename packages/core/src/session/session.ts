import type { Subject } from '../store/subject.ts'
import { guestSession, type SessionContext } from './session-state.ts'

/** Who the visitor is, as far as pages may know: no token stands in it. */
export const sessionSubject: Subject<SessionContext> = {
  name: 'session',
  start: guestSession,
  after: session => session
}
