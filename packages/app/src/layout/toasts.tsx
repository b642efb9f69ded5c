import { Toasts as ShopToasts, useToasts } from '@vitrina/react-ui'
import { useEffect } from 'react'

import { useNavigationState } from '../routing/router.tsx'

export const OFFLINE = 'Нет соединения с магазином. Проверьте интернет и попробуйте ещё раз'

/** The toasts of the shop, and what navigation has to say. */
export function Toasts() {
  const { show } = useToasts()
  const isOffline = useNavigationState(state => state.offline)

  useEffect(() => {
    if (isOffline) show({ tone: 'error', text: OFFLINE })
  }, [isOffline, show])

  return <ShopToasts />
}
