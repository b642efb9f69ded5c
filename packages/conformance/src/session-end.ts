import { plentiful } from './goods.ts'
import { buyerMessages } from './names.messages.ts'
import { accountOf, endSessions } from './people.ts'
import {
  expectSoon,
  find,
  goTo,
  locate,
  needFaultless,
  press,
  reads,
  settled,
  tick,
  type,
  type Visit,
  wordOf
} from './screen.ts'
import { signIn } from './sign-in.ts'
import { choosePlace, goToCheckout, takeToBasket } from './walk.ts'

/** The browser itself tells of refused calls: of a session that is over, or of a guest who orders from an empty basket. */
const REFUSED = /status of 40[169]/

/** A member is signed out from another device while he orders: he signs in again and goes on. */
export async function sessionEnd(visit: Visit): Promise<void> {
  const account = await accountOf(visit.front)
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await press(visit, 'signInLink')
  await signIn(visit, account)
  await goTo(visit, '/')
  await takeToBasket(visit, goods)
  await goToCheckout(visit)
  await type(visit, 'fio', buyerMessages.otherFio)
  await choosePlace(visit)
  await tick(visit, 'consent')
  await endSessions(visit.front, account)
  await press(visit, 'place')
  await askedToSignIn(visit)
  await signIn(visit, account)
  await backAtCheckout(visit)
  await expectSoon(
    visit,
    {
      expected: `«${buyerMessages.otherFio}», typed before the session ended, still stands in its field`,
      hint: 'Keep the draft of the checkout (tabStorage of the platform) over the sign-in'
    },
    async () => (await find(visit, 'fio')).inputValue(),
    value => value === buyerMessages.otherFio
  )
  needFaultless(visit, REFUSED)
}

/** The front says that the session has ended, and has a way to the sign-in. */
async function askedToSignIn(visit: Visit) {
  await reads(visit, wordOf(visit, 'sessionEnded'), {
    expected: 'words that the session has ended',
    hint: 'Follow the session: once it has ended, say why (sessionNotice, afterSession), on the page or in a toast'
  })
  await settled(visit)
  if ((await locate(visit, 'signInHeading').count()) === 0) await press(visit, 'signInLink')
}

/** Where the sign-in does not lead back to the checkout by itself, the basket does. */
async function backAtCheckout(visit: Visit) {
  if ((await locate(visit, 'checkoutHeading').count()) === 0) await goToCheckout(visit)
}
