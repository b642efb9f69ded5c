import type { Browser, BrowserContextOptions } from 'playwright-core'

import { stockTaken, twoTabs } from './basket-conflict.ts'
import { favourites } from './favourites.ts'
import type { Front } from './front.ts'
import { keyboardPurchase } from './keyboard.ts'
import { orderWithoutScript, readWithoutScript } from './no-script.ts'
import { memberPurchase, purchase } from './purchase.ts'
import { openVisit, type Visit } from './screen.ts'
import { sessionEnd } from './session-end.ts'
import { ownPrices, signInStory } from './sign-in.ts'

export interface Story {
  readonly title: string
  readonly tell: (browser: Browser, front: Front) => Promise<void>
}

const WITHOUT_SCRIPT = { javaScriptEnabled: false }

/** A story of one visitor in one page. */
const ofVisitor =
  (tell: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}) =>
  async (browser: Browser, front: Front) => {
    const visit = await openVisit(browser, front, options)
    try {
      await tell(visit)
    } finally {
      await visit.page.context().close()
    }
  }

export const stories = {
  purchase: {
    title: 'a guest goes from home to the paid order',
    tell: ofVisitor(purchase)
  },
  'member-purchase': {
    title: 'a member signs in, buys once and finds the order',
    tell: ofVisitor(memberPurchase)
  },
  favourites: {
    title: 'what a guest marks is kept, also by his account',
    tell: ofVisitor(favourites)
  },
  'sign-in': {
    title: 'a guest is asked to sign in, gets where he wanted, and leaves',
    tell: ofVisitor(signInStory)
  },
  'own-prices': {
    title: 'a member reads the prices that he pays',
    tell: ofVisitor(ownPrices)
  },
  'stock-taken': {
    title: 'who has more in the basket than there is left is told, and asked before he orders',
    tell: ofVisitor(stockTaken)
  },
  'two-tabs': {
    title: 'two tabs share one basket, and neither loses what the other did',
    tell: ofVisitor(twoTabs)
  },
  'session-end': {
    title: 'a member whose session ends is asked to sign in, and what he typed stays',
    tell: ofVisitor(sessionEnd)
  },
  'no-script': {
    title: 'without script goods are found and read with their price',
    tell: ofVisitor(readWithoutScript, WITHOUT_SCRIPT)
  },
  'no-script-purchase': {
    title: 'without script forms buy and order, and no other site may send them',
    tell: ofVisitor(orderWithoutScript, WITHOUT_SCRIPT)
  },
  keyboard: {
    title: 'a guest orders and pays by keys alone, and sees where the focus is',
    tell: ofVisitor(keyboardPurchase)
  }
} as const satisfies Readonly<Record<string, Story>>

export type StoryName = keyof typeof stories
