import type { Raffle } from '@vitrina/core/entities'
import { type RaffleActor, raffleMessage } from '@vitrina/core/raffle'
import { useRunning, useShop } from '@vitrina/react-ui'
import { useState } from 'react'

/** A raffle as the page brought it, and as it is once the visitor has joined. */
export function useRaffle(known: Raffle) {
  const shop = useShop()
  const [actor, setActor] = useState<RaffleActor>()
  const [isFetching, setFetching] = useState(false)

  const snapshot = useRunning(actor)

  async function join() {
    setFetching(true)
    try {
      const opened = actor ?? (await shop.engine()).createRaffle(known.code, known)
      setActor(opened)
      opened.send({ type: 'raffle.join' })
    } finally {
      setFetching(false)
    }
  }

  const raffle = snapshot?.context.raffle ?? known
  return {
    raffle,
    message: snapshot ? raffleMessage(snapshot.context) : known.participation.message,
    isBusy: isFetching || snapshot?.hasTag('busy') === true,
    join: () => void join()
  }
}
