import { createQueues, type Hops } from '@vitrina/core/api'
import { addressOf } from '@vitrina/core/server'
import { serverMessages } from '../../texts/server.messages.ts'
import type { ServedRequest } from './served-request.ts'
import { answerShortly } from './short-answer.ts'

const RETRY_SECONDS = '5'

/** How many answers of a kind one address gets made at a time, and how many more wait. */
export interface TurnRules {
  readonly atOnce: number
  readonly waiting: number
}

/** Makes an answer when the turn of its address comes. */
export type InTurn = (served: ServedRequest, answer: () => Promise<void>) => Promise<void>

/**
 * Keeps one address from having all of the process to itself: its answers are made a few at a time, the
 * others wait, and what is asked beyond that is refused at once.
 */
export function createTurnsOfEach(rules: TurnRules, hops: Hops): InTurn {
  const queues = createQueues(rules)
  return async ({ request, response }, answer) => {
    const place = queues.enter(addressOf(request, hops))
    if (place === undefined) {
      response.setHeader('Retry-After', RETRY_SECONDS)
      return answerShortly(response, 429, serverMessages.tooManyAnswers)
    }
    // Who goes away while he waits leaves; what is being made is made to its end, and counts so long.
    response.once('close', place.leave)
    await place.turn
    response.off('close', place.leave)
    try {
      if (!response.destroyed) await answer()
    } finally {
      place.leave()
    }
  }
}
