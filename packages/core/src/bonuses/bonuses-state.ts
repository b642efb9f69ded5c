import type { BonusBalance, BonusClient, BonusEntry, BonusUserType } from '../entities/bonus.ts'

/** Plain JSON: an account of the programme as its page shows it. */
export interface BonusesContext {
  /** The shop's configuration has bonuses switched on. */
  readonly enabled: boolean
  /** Whose account is looked at; undefined for the visitor's own kind. */
  readonly userType?: BonusUserType | undefined
  /** Bonuses; undefined before the first answer. */
  readonly value?: number | undefined
  readonly client?: BonusClient | undefined
  /** All pages that were read, the newest change first. */
  readonly log: readonly BonusEntry[]
  /** The last page read, and how many there are. */
  readonly page: number
  readonly pages: number
  /** Why the account or its next page could not be read, or an empty string. */
  readonly failure: string
}

/** `userType` is the kind of account that counts for the visitor. */
export const bonusesState = (enabled: boolean, userType?: BonusUserType): BonusesContext => ({
  enabled,
  userType,
  log: [],
  page: 0,
  pages: 0,
  failure: ''
})

export interface OpenedBonuses {
  readonly balance: BonusBalance
  readonly client: BonusClient
}

export const opened = ({ balance, client }: OpenedBonuses) => ({
  value: balance.value,
  client,
  log: balance.bonusLog,
  page: balance.meta.page,
  pages: balance.meta.pages,
  failure: ''
})

/** A change that came meanwhile has moved the pages: what is shown already is not shown twice. */
export const withPage = (bonuses: BonusesContext, { value, bonusLog, meta }: BonusBalance) => ({
  value,
  log: [
    ...bonuses.log,
    ...bonusLog.filter(entry => !bonuses.log.some(known => known.id === entry.id))
  ],
  page: meta.page,
  pages: meta.pages,
  failure: ''
})
