import { toFailure } from '@vitrina/core'
import type { Raffle } from '@vitrina/core/entities'
import { type RaffleActor, raffleMessage } from '@vitrina/core/raffle'
import { useRunning, useShop } from '@vitrina/react-ui'
import { useState } from 'react'

/** A raffle as the page brought it, and as it is once the visitor has joined. */
export function useRaffle(known: Raffle) {
  const shop = useShop()
  const [actor, setActor] = useState<RaffleActor>()
  const [isFetching, setFetching] = useState(false)
  const [failure, setFailure] = useState('')

  const snapshot = useRunning(actor)

  async function join() {
    setFetching(true)
    setFailure('')
    try {
      const opened = actor ?? (await (await shop.engine()).part('createRaffle'))(known.code, known)
      setActor(opened)
      opened.send({ type: 'raffle.join' })
    } catch (error) {
      setFailure(toFailure(error).message)
    } finally {
      setFetching(false)
    }
  }

  const raffle = snapshot?.context.raffle ?? known
  const message = snapshot ? raffleMessage(snapshot.context) : known.participation.message
  return {
    raffle,
    message: failure || message,
    isBusy: isFetching || snapshot?.hasTag('busy') === true,
    join: () => void join()
  }
}
