import type { ReviewFormActor, ReviewFormContext, ReviewSubject } from '@vitrina/core/reviews'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { useShop } from '../shop/shop-context.tsx'

export interface OpenReviewForm {
  readonly context: ReviewFormContext
  readonly isBusy: boolean
  readonly send: ReviewFormActor['send']
  readonly addFile: (file: File) => void
}

/** A review that is being written, once the engine is there; `failed` when it cannot be had. */
export function useReviewForm(subject: ReviewSubject): OpenReviewForm | 'failed' | undefined {
  const shop = useShop()
  const [actor, setActor] = useState<ReviewFormActor | 'failed'>()
  const [key] = useState(() => JSON.stringify(subject))

  useEffect(() => {
    let opened: ReviewFormActor | undefined
    let isLeft = false
    shop.engine().then(
      engine => {
        if (isLeft) return
        opened = engine.createReviewForm(JSON.parse(key))
        setActor(opened)
      },
      () => setActor('failed')
    )
    return () => {
      isLeft = true
      opened?.stop()
    }
  }, [shop, key])

  const running = typeof actor === 'object' ? actor : undefined
  const snapshot = useSyncExternalStore(
    listener => {
      const following = running?.subscribe(listener)
      return () => following?.unsubscribe()
    },
    () => running?.getSnapshot(),
    () => undefined
  )

  if (actor === 'failed') return 'failed'
  if (running === undefined || snapshot === undefined) return undefined
  return {
    context: snapshot.context,
    isBusy: snapshot.hasTag('busy'),
    send: running.send,
    addFile: file =>
      void shop
        .engine()
        .then(({ addReviewFile }) =>
          addReviewFile(running, { key: `${file.name} ${Date.now()}`, name: file.name, blob: file })
        )
  }
}
