import { newestOrderNews, notificationsSubject } from '@vitrina/core/account'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useSubject } from '../../binding/shop-context.tsx'

/** Calls back when the shop sends a notification about an order while its page is open. */
export function useOrderNews(onNews: (() => void) | undefined): void {
  const newest = useSubject(notificationsSubject, newestOrderNews)
  const known = useRef(newest)
  const tell = useEffectEvent(() => onNews?.())

  useEffect(() => {
    if (newest === known.current) return
    known.current = newest
    tell()
  }, [newest])
}
