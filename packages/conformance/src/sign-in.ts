import { formatPrice } from '@vitrina/core/values'

import type { Account } from './front.ts'
import { plentiful } from './goods.ts'
import { buyerMessages } from './names.messages.ts'
import { accountOf, ownPrice } from './people.ts'
import {
  expectSoon,
  find,
  goTo,
  locate,
  needFaultless,
  pathOf,
  press,
  reads,
  settled,
  type,
  type Visit
} from './screen.ts'
import { Unmet } from './unmet.ts'
import { findGoods } from './walk.ts'

/** What the browser says of an answer that refuses. */
const REFUSED = /status of 4\d\d/

/** A guest is asked to sign in, is told what is wrong, gets where he wanted, and leaves. */
export async function signInStory(visit: Visit): Promise<void> {
  const account = await accountOf(visit.front)
  await goTo(visit, visit.front.ordersPath)
  await needAskedIn(visit)
  await needRefusal(visit, account)
  await signIn(visit, account)
  await expectSoon(
    visit,
    {
      expected: `after the sign-in the page that was asked for, ${visit.front.ordersPath}`,
      hint: 'Remember the address (decideAccess: rememberPath) and lead on to it (afterSession)'
    },
    async () => pathOf(visit),
    path => path === visit.front.ordersPath
  )
  needSecret(visit, account)
  await settled(visit)
  if ((await locate(visit, 'signOut').count()) === 0) await goTo(visit, visit.front.accountPath)
  await press(visit, 'signOut')
  await find(visit, 'signInLink')
  await settled(visit)
  await goTo(visit, visit.front.ordersPath)
  await needAskedIn(visit)
  needFaultless(visit, REFUSED)
}

/** A member of whom the backend asks another price reads that one. */
export async function ownPrices(visit: Visit): Promise<void> {
  const { front } = visit
  const account = await accountOf(front, 'organization')
  const goods = await plentiful(front)
  const price = formatPrice(await ownPrice(front, account, goods.groupId)).replaceAll(/\s/g, ' ')
  await goTo(visit, '/')
  await press(visit, 'signInLink')
  await signIn(visit, account)
  await goTo(visit, '/')
  await findGoods(visit, goods)
  await reads(visit, price, {
    expected: `${price} on the page of «${goods.title}»: what the backend asks of this member`,
    hint: 'Show the price of the visitor’s role (priceRole, cardPrice), on a server in his name (readRequest)'
  })
  needFaultless(visit)
}

const needAskedIn = (visit: Visit) => find(visit, 'signInHeading')

/** A wrong password is explained, and lets nobody in. */
async function needRefusal(visit: Visit, account: Account) {
  await submit(visit, { ...account, password: buyerMessages.wrongPassword })
  const alerts = visit.page.getByRole('alert')
  await expectSoon(
    visit,
    {
      expected: 'words about a wrong password, in an element with the role alert',
      hint: 'Show formFailure of the sign-in form with role="alert"'
    },
    async () => (await alerts.allInnerTexts()).join(' ').trim(),
    text => text !== ''
  )
  await needAskedIn(visit)
}

/** Signs in by the form of the page that is open. */
export async function signIn(visit: Visit, account: Account): Promise<void> {
  await needAskedIn(visit)
  await submit(visit, account)
  await expectSoon(
    visit,
    {
      expected: 'the sign-in leads away from its form',
      hint: 'Is the form sent to signIn of the account, and does the page follow the session?'
    },
    () => locate(visit, 'signInHeading').count(),
    count => count === 0
  )
  await settled(visit)
}

async function submit(visit: Visit, { login, password }: Account) {
  await type(visit, 'login', login)
  await type(visit, 'password', password)
  await (await find(visit, 'password')).press('Enter')
}

/** A password stands in no address: those are kept and logged. */
function needSecret({ requested }: Visit, { password }: Account) {
  const shown = requested.find(url => decodeURIComponent(url).includes(password))
  if (shown === undefined) return
  throw new Unmet({
    expected: 'the password is in no address',
    seen: new URL(shown).pathname,
    hint: 'The form of the sign-in is sent by POST'
  })
}
