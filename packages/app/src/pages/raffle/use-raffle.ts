import type { Raffle } from '@vitrina/core/entities'
import { raffleMessage } from '@vitrina/core/raffle'
import { useOpened } from '@vitrina/react-ui'

/** A raffle as the page brought it, and as it is once the visitor has joined. */
export function useRaffle(known: Raffle) {
  const { snapshot, isBusy, failure, send } = useOpened(async engine =>
    (await engine.part('createRaffle'))(known.code, known)
  )
  const message = snapshot ? raffleMessage(snapshot.context) : known.participation.message
  return {
    raffle: snapshot?.context.raffle ?? known,
    message: failure || message,
    isBusy,
    join: () => void send({ type: 'raffle.join' })
  }
}
