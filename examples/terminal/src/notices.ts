import { isSignedIn } from '@vitrina/core/session'
import { until } from '@vitrina/core/store'
import { formatDate } from '@vitrina/core/values'

import { Misunderstanding, type Visit } from './visit.ts'

const SHOWN = 10

/** Tells of notifications the moment they come. Returns the way to stop. */
export function printNotices({ shop, screen }: Visit): () => void {
  const subscription = shop.live.actor.on('notification.received', ({ notification }) => {
    screen.interrupt(`✉ ${screen.bold(notification.title)}. ${notification.body}`)
  })
  return () => subscription.unsubscribe()
}

export async function showNotices({ shop, screen }: Visit): Promise<void> {
  if (!isSignedIn(shop.getState().session)) {
    throw new Misunderstanding('Список виден после входа: «войти <e-mail>».')
  }
  shop.notifications.send({ type: 'list.load' })
  await until(shop.notifications.actor, snapshot => snapshot.matches('idle'))
  const { failure, items } = shop.notifications.get()
  if (failure) throw new Misunderstanding(failure.message)
  if (items.length === 0) screen.say('Оповещений пока нет.')
  for (const { title, body, createdAt, isRead } of items.slice(0, SHOWN)) {
    screen.say(`${isRead ? ' ' : '•'} ${formatDate(createdAt)}  ${title}. ${body}`)
  }
}
