import { type RaffleView, raffleMessage, raffleView } from '@vitrina/core/content'
import type { Raffle } from '@vitrina/core/entities'
import { Pagination, useOnFirstEvent } from '@vitrina/react-ui'
import { useSelector } from '@xstate/react'

import { TakePart } from './take-part.tsx'

/** Who takes part, the visitor among them: as the page brought it, and as it is once he has joined. */
export function RaffleSide({ raffle: initial }: { readonly raffle: Raffle }) {
  const { code } = initial
  const { opened, isBusy, failure, send } = useOnFirstEvent(async engine =>
    (await engine.service('createRaffle'))(code, initial)
  )
  const snapshot = useSelector(opened?.actor, state => state)
  const view = raffleView(snapshot?.context.raffle ?? initial)
  const message = snapshot ? raffleMessage(snapshot.context) : initial.participation.message
  return (
    <div className="side">
      <TakePart
        {...view}
        code={code}
        message={failure || message}
        isBusy={isBusy || snapshot?.hasTag('busy') === true}
        onJoin={() => void send({ type: 'raffle.join' })}
      />
      <Participants {...view} />
    </div>
  )
}

const Participants = ({ count, participants }: Pick<RaffleView, 'count' | 'participants'>) => (
  <section aria-labelledby="people">
    <h2 id="people">{count}</h2>
    <ul className="people">
      {participants.cards.map(({ ticket, name }) => (
        <li key={ticket}>
          <b className="num">{ticket}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
    {participants.pages && <Pagination {...participants.pages} />}
  </section>
)
