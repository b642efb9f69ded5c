import { routePath } from '@vitrina/core'
import type { Raffle } from '@vitrina/core/entities'
import { isSignedIn } from '@vitrina/core/session'
import { actionMessages, Button, useSession } from '@vitrina/react-ui'

import { rafflePageMessages } from './raffle-page.messages.ts'

interface TakePartProps {
  readonly raffle: Raffle
  readonly message: string
  readonly isBusy: boolean
  readonly onJoin: () => void
}

/** The visitor's own part: his ticket, the button that gives one, or why there is none. */
export function TakePart({ raffle, message, isBusy, onJoin }: TakePartProps) {
  const isMember = useSession(isSignedIn)
  const { ticket, allowed } = raffle.participation
  return (
    <form
      className="part"
      method="post"
      data-live
      data-intent
      onSubmit={event => {
        event.preventDefault()
        onJoin()
      }}
    >
      <input type="hidden" name="code" value={raffle.code} />
      {ticket !== null && (
        <p className="ticket">
          <span className="sm mut">{rafflePageMessages.yourNumber}</span>
          <b className="num">{ticket}</b>
        </p>
      )}
      <p role="status">{message}</p>
      {allowed && (
        <Button size="l" wide busy={isBusy}>
          {rafflePageMessages.getNumber}
        </Button>
      )}
      {!isMember && raffle.status === 'open' && (
        <Button href={routePath('user-signin')}>{actionMessages.signIn}</Button>
      )}
    </form>
  )
}
