import type { Api } from '../api/api.ts'
import { getBonusBalance, getBonusClient } from '../contracts/bonuses.ts'
import type { BonusUserType } from '../entities/bonus.ts'
import type { BonusesApi } from './bonuses.machine.ts'

/** `byUserTypePath`: where the account of one kind of member is asked for (N12). */
export function createBonusesApi(api: Api, byUserTypePath: string): BonusesApi {
  const byUserType = { ...getBonusBalance, path: byUserTypePath }
  const read = (userType: BonusUserType | undefined, page: number, signal: AbortSignal) =>
    userType === undefined
      ? api(getBonusBalance, { query: { page } }, signal)
      : api(byUserType, { query: { page, userType } }, signal)
  return {
    async open(userType, signal) {
      const [balance, client] = await Promise.all([
        read(userType, 1, signal),
        api(getBonusClient, {}, signal)
      ])
      return { balance, client }
    },
    readPage: read
  }
}
