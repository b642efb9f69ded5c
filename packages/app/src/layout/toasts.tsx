import { Toasts as ShopToasts, useToasts } from '@vitrina/react-ui'
import { useEffect } from 'react'
import { useNavigationState } from '../routing/router.tsx'
import { layoutMessages } from './layout.messages.ts'

/** The toasts of the shop, and what navigation has to say. */
export function Toasts() {
  const { show } = useToasts()
  const isOffline = useNavigationState(state => state.offline)

  useEffect(() => {
    if (isOffline) show({ tone: 'error', text: layoutMessages.noConnection })
  }, [isOffline, show])

  return <ShopToasts />
}
