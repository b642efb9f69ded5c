import type { Shop } from '@vitrina/core'
import type { SessionContext } from '@vitrina/core/session'

/** The session after its answer has come: a member's, or a guest's with what went wrong. */
export function settledSession(session: Shop['session']): Promise<SessionContext> {
  return new Promise(resolve => {
    const now = session.getSnapshot()
    if (!now.hasTag('busy')) return resolve(now.context)
    const subscription = session.subscribe(snapshot => {
      if (snapshot.hasTag('busy')) return
      subscription.unsubscribe()
      resolve(snapshot.context)
    })
  })
}
