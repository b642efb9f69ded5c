import { type Goods, plentiful } from './goods.ts'
import { accountOf } from './people.ts'
import {
  expectSoon,
  find,
  goTo,
  locate,
  needFaultless,
  press,
  reload,
  settled,
  type Visit
} from './screen.ts'
import { signIn } from './sign-in.ts'
import { findGoods } from './walk.ts'

/** A guest marks a product, finds it in the list, keeps it as a member, and takes it out. */
export async function favourites(visit: Visit): Promise<void> {
  const { front } = visit
  const goods = await plentiful(front)
  await goTo(visit, '/')
  await findGoods(visit, goods)
  await needMark(visit, goods, false)
  await press(visit, 'favourite', goods)
  await needMark(visit, goods, true)
  await settled(visit)
  await reload(visit)
  await needMark(visit, goods, true)
  await openList(visit)
  await find(visit, 'product', goods)
  await press(visit, 'signInLink')
  await signIn(visit, await accountOf(front))
  await openList(visit)
  await find(visit, 'product', goods)
  await press(visit, 'favourite', goods)
  await settled(visit)
  await reload(visit)
  await expectSoon(
    visit,
    {
      expected: `«${goods.title}» is no favourite any more, also after a reload`,
      hint: 'A second press takes it out (turnFavorite)'
    },
    () => locate(visit, 'product', goods).count(),
    count => count === 0
  )
  needFaultless(visit)
}

async function openList(visit: Visit) {
  await press(visit, 'favouritesLink')
  await find(visit, 'favouritesHeading')
  await settled(visit)
}

const needMark = (visit: Visit, goods: Goods, isIn: boolean) =>
  expectSoon(
    visit,
    {
      expected: `the button of the favourites says aria-pressed="${isIn}" of «${goods.title}»`,
      hint: 'Bind it to favoritesSubject (isFavorite); what is in it is kept over a reload'
    },
    async () => (await find(visit, 'favourite', goods)).getAttribute('aria-pressed'),
    pressed => pressed === String(isIn)
  )
