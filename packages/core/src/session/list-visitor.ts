import type { SessionActor } from './session.machine.ts'

/** What a list of a visitor has to know of his session. */
export interface ListVisitor {
  readonly isMember: () => boolean
  /** Returns the way to stop. */
  readonly watch: (hear: {
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
