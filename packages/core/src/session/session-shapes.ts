import type { CommandShapes } from '../platform/command-shapes.ts'
import type { SessionEvent } from './session-events.ts'

/** What each command of the session cannot do without. */
export const sessionShapes = {
  'signin.submit': { form: 'an object' },
  'signup.submit': { form: 'an object' },
  'currency.choose': { id: 'a text' },
  'session.refused': { token: 'a text' },
  'session.initialised': { init: 'an object' },
  'session.failed': { failure: 'an object' },
  'profile.replaced': { profile: 'an object' }
} as const satisfies CommandShapes & Partial<Record<SessionEvent['type'], unknown>>
