import type { BonusUserType } from '../entities/bonus.ts'
import type { Profile } from '../entities/profile.ts'
import { demoProfile } from './fixtures.ts'

/** Who opens the shop: a guest, or somebody who has signed in before. */
export type TestScenario = 'guest' | 'member' | 'org_user' | 'dealer'

/** An account of the fake server. */
export interface TestPerson {
  readonly profile: Profile
  /** Bonuses on the account of the person's kind. */
  readonly bonuses: number
}

/** A buyer, a school that buys with its own prices, and a dealer who has saved up bonuses. */
export const testPeople: Readonly<Record<Exclude<TestScenario, 'guest'>, TestPerson>> = {
  member: {
    profile: demoProfile({ uid: 'u-member', email: 'maria@example.com', priceRole: 'user' }),
    bonuses: 120
  },
  org_user: {
    profile: demoProfile({
      uid: 'u-school',
      fio: 'Соколова Анна Викторовна',
      email: 'school@example.com',
      priceRole: 'org',
      roles: ['org_user'],
      isOrganization: true,
      organization: { inn: '7100000000', title: 'Школа № 7' }
    }),
    bonuses: 0
  },
  dealer: {
    profile: demoProfile({
      uid: 'u-dealer',
      fio: 'Орлов Пётр Ильич',
      email: 'dealer@example.com',
      priceRole: 'dealer',
      roles: ['dealer'],
      isOrganization: true,
      organization: { inn: '7100000001', title: 'Канцелярия Плюс' }
    }),
    bonuses: 1500
  }
}

/** The kind of bonus account that a person has. */
export const bonusTypeOf = ({ profile }: TestPerson): BonusUserType =>
  profile.roles.find(role => role === 'org_user' || role === 'dealer') ?? 'user'
