import { type BonusPage, bonusPage, bonusQuery } from '../account/bonuses/bonus-page.view.ts'
import { hasBonuses } from '../account/bonuses/write-off.ts'
import { getBonusBalance, getBonusClient, listBonusAccounts } from '../contracts/bonuses.ts'
import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'
import { ofList } from './of-list.ts'
import { ownEmail } from './own-email.ts'

export interface BonusData {
  readonly isOn: boolean
  /** None of a guest, and while the shop has bonuses switched off. */
  readonly account: BonusPage | undefined
  /** The member's e-mail, while it has to be proven before the account is shown. */
  readonly toProve?: string | undefined
}

/** Nothing is asked for in the name of a guest, nor while the shop has bonuses switched off (§9). */
export const loader = defineLoader(
  'user-bonus',
  async (request): Promise<LoadedData<BonusData>> => {
    const { configuration, session } = request
    if (hasBonuses(configuration, session)) return readAccount(request)
    return { data: { isOn: configuration.needToUseBonuses, account: undefined } }
  }
)

async function readAccount(request: ShopRequest): Promise<LoadedData<BonusData>> {
  const { backend, session, url, optional } = request
  const query = bonusQuery(url, session.bonusType)
  const [balance, client, { data: accounts }] = await Promise.all([
    backend(getBonusBalance, { query }),
    backend(getBonusClient, {}),
    optional(backend(listBonusAccounts, {}), { data: [] })
  ])
  const isOn = client.active
  if (client.needsProof) {
    return { data: { isOn, account: undefined, toProve: await ownEmail(request) } }
  }
  const { data: account, ...rest } = ofList(bonusPage({ balance, client, accounts }, query))
  return { data: { isOn, account }, ...rest }
}
