import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import {
  bonusAccount,
  bonusBalance,
  bonusClient,
  bonusUserType,
  productBonuses
} from '../entities/bonus.ts'
import { pagingQuery } from '../entities/paging.ts'

/**
 * The balance and a page of its log. With `userType` the account of that kind, an empty one where
 * the visitor has none; without it his own (N12).
 */
export const getBonusBalance = endpoint({
  method: 'GET',
  path: '/bonuses/v1/balance',
  signedIn: true,
  query: z.extend(pagingQuery, { userType: z.optional(bonusUserType) }),
  response: bonusBalance
})

/** Lists the bonuses for one piece of each product; a guest gets a member's figures. */
export const listProductsBonuses = endpoint({
  method: 'GET',
  path: '/bonuses/v1/products-bonuses',
  query: z.object({
    ids: z.array(z.coerce.number<number>().check(z.int())).check(z.maxLength(50))
  }),
  response: z.object({ data: z.array(productBonuses) })
})

export const getBonusClient = endpoint({
  method: 'GET',
  path: '/bonuses/v1/client',
  signedIn: true,
  response: bonusClient
})

export const listBonusAccounts = endpoint({
  method: 'GET',
  path: '/bonuses/v1/accounts',
  signedIn: true,
  response: z.object({ data: z.array(bonusAccount) })
})
