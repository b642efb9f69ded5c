import { createHash } from 'node:crypto'
import { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes
} from 'rate-limiter-flexible'

import { poolTypes } from '../db/pool-types.ts'
import { HttpError } from './errors.ts'

/** Calls allowed in a span of seconds; every bucket counts its own keys (S10). */
const BUCKETS = {
  // Of an account, from one source; and from all that it does not know.
  login: { points: 5, duration: 900 },
  loginAccount: { points: 100, duration: 900 },
  loginAddress: { points: 20, duration: 60 },
  passkey: { points: 20, duration: 600 },
  signup: { points: 10, duration: 600 },
  knownEmail: { points: 3, duration: 3600 },
  passwordReset: { points: 3, duration: 3600 },
  // From all the devices where the owner was signed in.
  passwordResetKnown: { points: 30, duration: 3600 },
  verification: { points: 5, duration: 3600 },
  verificationAddress: { points: 20, duration: 3600 },
  // Wrong ones: what is right is given back.
  promoCode: { points: 10, duration: 60 },
  promoCodeAddress: { points: 100, duration: 60 },
  form: { points: 5, duration: 60 },
  formAddress: { points: 60, duration: 60 },
  // Of guests' orders to a mailbox that nobody has proven.
  guestLetter: { points: 10, duration: 3600 },
  // A school or an office has one address; a choice that waits is sent again by the browser.
  consent: { points: 120, duration: 60 },
  upload: { points: 40, duration: 600 },
  socket: { points: 60, duration: 60 },
  order: { points: 20, duration: 60 },
  paper: { points: 20, duration: 60 },
  guestOrder: { points: 5, duration: 3600 },
  guestOrderGuess: { points: 25, duration: 3600 },
  guestOrderAddress: { points: 200, duration: 3600 },
  call: { points: 1200, duration: 60 }
} as const

export type Bucket = keyof typeof BUCKETS

export interface Limits {
  /** Takes one call off a bucket; throws 429 when it is empty. */
  spend(bucket: Bucket, key: string): Promise<void>
  /** Gives back what one call has spent: it was no guess. */
  giveBack(bucket: Bucket, key: string): Promise<void>
  /** Forgets the calls of a key: after a right password, for example. */
  forgive(bucket: Bucket, key: string): Promise<void>
}

/** Limits with what they count in. */
export interface OpenLimits extends Limits {
  close(): Promise<void>
}

/** Asked with every call, and too coarse to be worth a question to the store. */
const OWN: ReadonlySet<Bucket> = new Set(['call', 'socket'])

/** A count is one short statement: two answer thousands in a second. */
const CONNECTIONS = 2
const ANSWER_MS = 5000

/** Buckets of all instances on one PostgreSQL; without its address, in the memory of this process. */
export function createLimits(url = ''): OpenLimits {
  const pool = url === '' ? undefined : openPool(url)
  const limiters = new Map<Bucket, RateLimiterAbstract>()
  const limiter = (bucket: Bucket) => {
    const made = limiters.get(bucket) ?? createLimiter(bucket, pool)
    limiters.set(bucket, made)
    return made
  }
  return {
    spend: async (bucket, key) => {
      await limiter(bucket).consume(hashOf(key)).catch(refuse)
    },
    giveBack: async (bucket, key) => {
      await limiter(bucket).reward(hashOf(key), 1)
    },
    forgive: async (bucket, key) => {
      await limiter(bucket).delete(hashOf(key))
    },
    close: async () => pool?.end()
  }
}

/**
 * Of the limits alone: an order spends one while its transaction holds a connection of the store's.
 * As many orders as that pool is large would wait for each other, each for one connection more.
 */
function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: ANSWER_MS,
    types: poolTypes
  })
  // A connection that breaks while idle is replaced by the next question.
  pool.on('error', () => undefined)
  return pool
}

function createLimiter(bucket: Bucket, pool: Pool | undefined): RateLimiterAbstract {
  const rule = { ...BUCKETS[bucket], keyPrefix: bucket }
  const own = new RateLimiterMemory(rule)
  if (pool === undefined || OWN.has(bucket)) return own
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A store that does not answer leaves each instance its own count.
    insuranceLimiter: own
  })
}

/** The store keeps no address and no e-mail for it. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** For load tests only. */
export const NO_LIMITS: OpenLimits = {
  spend: async () => undefined,
  giveBack: async () => undefined,
  forgive: async () => undefined,
  close: async () => undefined
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
  throw new HttpError(
    429,
    `Слишком много попыток. Повторите через ${wait(seconds)}`,
    undefined,
    {},
    {
      'retry-after': String(seconds)
    }
  )
}

const wait = (seconds: number) => (seconds < 60 ? `${seconds} с` : `${Math.ceil(seconds / 60)} мин`)
