import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { pagingQuery } from '../entities/paging.ts'
import { raffle } from '../entities/raffle.ts'

/** `page` and `limit` are those of the participants, 10 a page by default. */
export const getRaffle = endpoint({
  method: 'GET',
  path: '/raffles/v1/{code}',
  query: pagingQuery,
  response: raffle
})

/** Takes part; a second call answers with the same ticket. */
export const joinRaffle = endpoint({
  method: 'POST',
  path: '/raffles/v1/participants/{code}',
  guarded: true,
  signedIn: true,
  response: z.object({ ticket: z.number(), participantsCount: z.number(), message: z.string() })
})
