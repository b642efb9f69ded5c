import type { EndpointShape } from '../api/endpoint.ts'
import { getBonusBalance, getBonusClient, listBonusAccounts } from '../contracts/bonuses.ts'
import { ApiError } from '../platform/api-error.ts'
import { UNAUTHORIZED } from '../platform/statuses.ts'
import { backendWords } from './backend-words.ts'
import type { FakeAccounts } from './fake-accounts.ts'
import { bonusTypeOf, type TestPerson } from './test-people.ts'

type Serve = (endpoint: EndpointShape, handle: (call: { headers: Headers }) => unknown) => void

const meta = { page: 1, limit: 20, total: 0, pages: 0 }

/** Answers the calls about a member's bonuses: what was saved up, without a log. */
export function serveBonuses(on: Serve, accounts: FakeAccounts): void {
  function own(headers: Headers): TestPerson {
    const person = accounts.personOf(headers)
    if (person === undefined)
      throw new ApiError({ message: backendWords.sessionEnded, status: UNAUTHORIZED })
    return person
  }
  on(getBonusBalance, ({ headers }) => {
    const person = own(headers)
    return { userType: bonusTypeOf(person), value: person.bonuses, bonusLog: [], meta }
  })
  on(getBonusClient, ({ headers }) => {
    const person = own(headers)
    return {
      active: true,
      accountType: bonusTypeOf(person),
      value: person.bonuses,
      held: 0,
      expected: 0,
      accrualPercent: 5,
      writeOffPercent: 30
    }
  })
  on(listBonusAccounts, ({ headers }) => {
    const person = own(headers)
    const title = 'Бонусы'
    return { data: [{ accountType: bonusTypeOf(person), title, value: person.bonuses }] }
  })
}
