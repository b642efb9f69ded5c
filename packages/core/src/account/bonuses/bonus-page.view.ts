import type {
  BonusAccount,
  BonusBalance,
  BonusClient,
  BonusEntry,
  BonusUserType
} from '../../entities/bonus.ts'
import { queryParams, setParam } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatDate } from '../../values/calendar/date-format.ts'
import { type EmptyList, type ListView, listView } from '../../values/pagination/list.view.ts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '../../values/pagination/pagination.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf, plural } from '../../values/plural/plural.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { bonusPageMessages as words } from './bonus-page.messages.ts'

const USER_TYPES: readonly BonusUserType[] = ['user', 'org_user', 'dealer']

/** Which account of the programme is looked at, and which page of its log. */
export interface BonusQuery {
  readonly page: number
  readonly limit: number
  /** None where the server is to decide (N12). */
  readonly userType?: BonusUserType
}

/** A change of an account as its row is shown. */
export interface BonusRow {
  readonly id: number
  readonly title: string
  readonly day: string
  /** «+174», «−600»; empty where nothing came or left. */
  readonly change: string
  readonly isGain: boolean
  readonly order: { readonly title: string; readonly href: string } | undefined
}

/** An account of the programme as its page shows it; plain JSON. */
export interface BonusPage extends ListView<BonusRow> {
  /** «1 284» and «бонуса». */
  readonly value: string
  readonly noun: string
  /** What is on its way to the account or out of it. */
  readonly notes: readonly string[]
  readonly rules: string
  /** More than one only where the visitor has several. */
  readonly accounts: readonly {
    readonly title: string
    readonly href: string
    readonly isChosen: boolean
  }[]
}

interface BonusAnswers {
  readonly balance: BonusBalance
  readonly client: BonusClient
  readonly accounts: readonly BonusAccount[]
}

/** Reads the address of the page: `?type=dealer`, `?page=2`; `own` is the visitor's kind. */
export function bonusQuery(url: string, own?: BonusUserType): BonusQuery {
  const params = queryParams(url)
  const userType = USER_TYPES.find(type => type === params.get('type')) ?? own
  return { page: pageOf(url), limit: ACCOUNT_PAGE_SIZE, ...(userType && { userType }) }
}

/** Builds the view of one bonus account with a page of its log from the backend's answers. */
export function bonusPage(
  { balance, client, accounts }: BonusAnswers,
  { page, userType }: BonusQuery
): BonusPage {
  const isOwn = balance.userType === client.accountType
  const list = { data: balance.bonusLog, meta: balance.meta }
  return {
    ...listView(list, { href: hrefOf(userType), page, card: rowOf, empty: emptyOf }),
    value: formatAmount(balance.value),
    noun: plural(balance.value, countedNouns.bonuses),
    notes: isOwn ? notesOf(client) : [],
    rules: rulesOf(client),
    accounts: accounts.flatMap(account => tabOf(account, balance))
  }
}

/** An account of a kind that this front cannot ask for has a tab only while it is shown. */
function tabOf({ accountType, title }: BonusAccount, shown: BonusBalance): BonusPage['accounts'] {
  const isChosen = accountType === shown.userType
  const userType = USER_TYPES.find(type => type === accountType)
  return isChosen || userType ? [{ title, href: hrefOf(userType), isChosen }] : []
}

const hrefOf = (userType: BonusUserType | undefined) =>
  setParam(routePath('user-bonus'), ['type'], userType && `type=${userType}`)

const notesOf = ({ held, expected, burning, needsProof }: BonusClient): readonly string[] => [
  ...(needsProof ? [words.needsProof] : []),
  ...(held > 0 ? [words.held(formatAmount(held))] : []),
  ...(expected > 0 ? [words.expected(formatAmount(expected))] : []),
  ...(burning ? [words.burning(formatAmount(burning.value), formatDate(burning.at))] : [])
]

function rulesOf({ accrualPercent, writeOffPercent, lifetimeDays = 0 }: BonusClient): string {
  const rules = words.rules(accrualPercent, writeOffPercent)
  if (lifetimeDays === 0) return rules
  return `${rules} ${words.lifetime(countOf(lifetimeDays, countedNouns.days))}`
}

const rowOf = ({ id, title, at, value, orderId, orderNumber }: BonusEntry): BonusRow => ({
  id,
  title,
  day: formatDate(at),
  change: value === 0 ? '' : `${value > 0 ? '+' : ''}${formatAmount(value)}`,
  isGain: value > 0,
  order:
    orderId === null || orderNumber === null
      ? undefined
      : {
          title: words.order(orderNumber),
          href: routePath('user-profile-order-detail-id', { id: orderId })
        }
})

const emptyOf = (isPastEnd: boolean): EmptyList =>
  isPastEnd
    ? {
        title: words.noPage,
        text: words.noPageHint,
        action: { title: words.toStart, href: routePath('user-bonus') }
      }
    : {
        title: words.empty,
        text: words.emptyHint,
        note: words.emptyNote,
        action: { title: words.toCatalogue, href: routePath('catalog') }
      }
