import { waitFor } from 'xstate'
import type { AuthPort } from '../api/auth-port.ts'
import { ApiError } from '../platform/api-error.ts'
import type { TokenStore } from './refresh.ts'
import type { SessionActor } from './session.machine.ts'

const LOST_STATUS = 503
const INACTIVE_STATUS = 406

/** The state is the lock: many refused calls cause one refresh, late ones cause none. */
export function createAuth(session: SessionActor, store: TokenStore): AuthPort {
  let epoch = 0
  let lostMessage: string | undefined
  session.on('session.signedOut', () => {
    epoch += 1
  })
  session.on('session.refreshFailed', ({ failure }) => {
    lostMessage = failure.message
  })

  const token = () => (isMember(session) ? store.read()?.access : undefined)
  return {
    token,
    epoch: () => epoch,
    async renew(refused) {
      session.send({ type: 'session.refused', token: refused })
      await waitFor(session, state => !state.matches({ member: 'refreshing' }))
      if (token() !== refused) return token() !== undefined
      throw new ApiError({
        ...(lostMessage !== undefined && { message: lostMessage }),
        status: LOST_STATUS,
        retryable: true
      })
    },
    end(refused, status) {
      const reason = status === INACTIVE_STATUS ? 'inactive' : 'expired'
      if (token() === refused) session.send({ type: 'session.end', reason })
    }
  }
}

const isMember = (session: SessionActor) => session.getSnapshot().matches('member')

/** What a list of a visitor has to know of his session. */
export interface ListVisitor {
  readonly isMember: () => boolean
  /** Returns the way to stop. */
  readonly watch: (receive: {
    readonly signedIn: () => void
    readonly signedOut: (onPurpose: boolean) => void
  }) => () => void
}

export const listVisitor = (session: SessionActor): ListVisitor => ({
  isMember: () => session.getSnapshot().context.signedIn,
  watch({ signedIn, signedOut }) {
    const following = [
      session.on('session.signedIn', signedIn),
      session.on('session.signedOut', ({ reason }) => signedOut(reason === 'asked'))
    ]
    return () => {
      for (const subscription of following) subscription.unsubscribe()
    }
  }
})
