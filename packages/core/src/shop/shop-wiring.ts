import { linesIn } from '../basket/basket-line.ts'
import { basketNews, newsIn } from '../basket/basket-news.ts'
import { getInit } from '../contracts/init.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import { whenFound } from '../engine/watch-connection.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { forgetDraft, leaveDraft } from '../platform/member-traces.ts'
import { fieldOf } from '../platform/tab-message.ts'
import { isInitLost } from './shop-toasts.ts'

/** §8: the initialisation failed. */
const INIT_FAILED = 502

/** Lets the session, the basket and the other tabs hear of each other. Returns the way to stop. */
export function wireShop(context: EngineContext): () => void {
  const { platform, session, basket, notifyBasket } = context
  let initialisation = new AbortController()
  const restart = () => {
    // An older answer would tell of who the visitor was.
    initialisation.abort()
    initialisation = new AbortController()
    void initialise(context, initialisation.signal)
  }
  const subscriptions = [
    session.on('session.signedIn', fact => {
      notifyBasket({ type: 'basket.replace', basket: fact.basket })
      restart()
      if (fact.by === 'form') platform.tabs.send({ type: 'session.signedIn' })
    }),
    session.on('session.signedOut', ({ reason }) => {
      const isOwnChoice = reason === 'asked' || reason === 'otherTab'
      const leave = isOwnChoice ? forgetDraft : leaveDraft
      leave(platform.tabStorage)
      notifyBasket({ type: 'basket.forget' })
      restart()
      if (reason !== 'otherTab') platform.tabs.send({ type: 'session.signedOut' })
    }),
    session.on('session.currencyChanged', () => basket.send({ type: 'basket.reload' })),
    session.on('session.outdated', restart),
    basket.on('basket.changed', ({ version, own }) => {
      platform.tabs.send(basketNews(version, own))
      removeSelectedNotInStock(context)
    })
  ]
  const stopListening = platform.tabs.listen(message => void receive(context, message))
  const stopWatching = followPresence(context)
  const stopWaiting = whenFound(context.line, () => {
    basket.send({ type: 'basket.reload' })
    if (isInitLost(session.getSnapshot().context)) restart()
  })
  return () => {
    initialisation.abort()
    stopListening()
    stopWatching?.()
    stopWaiting()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** Who was away has heard nothing of the other tabs, and what waits for the network is sent at once. */
function followPresence({ platform, basket }: EngineContext) {
  let wasAway = false
  return platform.watchPresence?.(isPresent => {
    if (isPresent && wasAway) basket.send({ type: 'basket.reload' })
    wasAway = !isPresent
  })
}

async function initialise({ api, session }: EngineContext, signal: AbortSignal): Promise<void> {
  try {
    const init = await api(getInit, {}, signal)
    if (isInitLost(session.getSnapshot().context)) session.send({ type: 'notice.dismiss' })
    session.send({ type: 'session.initialised', init })
  } catch {
    if (signal.aborted) return
    const failure = { message: errorMessages.init, status: INIT_FAILED, fieldErrors: {} }
    session.send({ type: 'session.failed', failure: { ...failure, retryable: true } })
  }
}

/** §4: selected lines that are out of stock go, where the configuration says so (C13). */
function removeSelectedNotInStock({ basket, configuration }: EngineContext): void {
  if (!configuration?.removeSelectedNotInStock) return
  const buckets = basket.getSnapshot().context.buckets ?? []
  const keys = linesIn(buckets.filter(({ inStock }) => !inStock))
    .filter(({ selected, count }) => selected && count > 0)
    .map(({ id }) => id)
  if (keys.length > 0) basket.send({ type: 'lines.remove', keys })
}

/** What another tab says. Its cookies are there before its message is acted upon. */
async function receive(context: EngineContext, message: unknown): Promise<void> {
  const { session, basket, notifyBasket, store } = context
  switch (fieldOf(message, 'type')) {
    case 'session.signedIn':
      await store.readFresh()
      // A member's tab leaves its account first: the other one may be somebody else.
      session.send({ type: 'otherTab.signedOut' })
      session.send({ type: 'otherTab.signedIn' })
      return
    case 'session.signedOut':
      session.send({ type: 'otherTab.signedOut' })
      return
    default: {
      const lines = newsIn(basket.getSnapshot().context, message)
      if (lines) notifyBasket({ type: 'basket.acted', lines })
    }
  }
}
