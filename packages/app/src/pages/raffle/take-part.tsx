import { routePath } from '@vitrina/core'
import type { RaffleView } from '@vitrina/core/content'
import { rafflePageMessages } from '@vitrina/core/pages/words'
import { isSignedIn } from '@vitrina/core/session'
import { actionMessages, Button, useSession } from '@vitrina/react-ui'

interface TakePartProps extends Pick<RaffleView, 'ticket' | 'canJoin' | 'isOpen' | 'needsProof'> {
  readonly code: string
  readonly message: string
  readonly isBusy: boolean
  readonly onJoin: () => void
}

/** The visitor's own part: his ticket, the button that gives one, or why there is none. */
export function TakePart(props: TakePartProps) {
  const { code, ticket, canJoin, isOpen, needsProof, message, isBusy, onJoin } = props
  const isMember = useSession(isSignedIn)
  return (
    <form
      className="part"
      method="post"
      data-live
      onSubmit={event => {
        event.preventDefault()
        onJoin()
      }}
    >
      <input type="hidden" name="code" value={code} />
      {ticket !== undefined && (
        <p className="ticket">
          <span className="sm mut">{rafflePageMessages.yourNumber}</span>
          <b className="num">{ticket}</b>
        </p>
      )}
      <p role="status">{message}</p>
      {canJoin && (
        <Button size="l" wide busy={isBusy}>
          {rafflePageMessages.getNumber}
        </Button>
      )}
      {needsProof && (
        <Button href={routePath('user-profile-personal')}>{rafflePageMessages.prove}</Button>
      )}
      {!isMember && isOpen && (
        <Button href={routePath('user-signin')}>{actionMessages.signIn}</Button>
      )}
    </form>
  )
}
