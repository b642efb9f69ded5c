import { isModalOpen, modalsSubject } from '@vitrina/core/store'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { type Closing, Dialog, type DialogProps } from '../kit/dialog/dialog.tsx'
import { useShop, useSubject } from './shop-context.tsx'

interface ModalProps extends Omit<DialogProps, 'open' | 'onClose'> {
  /** Names the window among those of the shop, where one key is open once. */
  name: string
  /** Called once the window is closed. */
  onClose: () => void
}

/**
 * Opens a window when it is drawn and closes it when it is drawn no more, or when the shop closes
 * it: of all windows with one `name` one is open (§4). `onClose` is called once it is closed: stop
 * drawing it. Without a shop take `Dialog`.
 */
export function Modal({ name, onClose, ...shown }: ModalProps) {
  const shop = useShop()
  const isOpen = useSubject(modalsSubject, modals => isModalOpen(modals, name))
  const wasOpen = useRef(false)
  const reportClosed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    shop.send(modalsSubject, { type: 'modal.open', key: name })
    return () => shop.send(modalsSubject, { type: 'modal.close', key: name })
  }, [shop, name])

  useEffect(() => {
    if (wasOpen.current && !isOpen) reportClosed()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <Dialog {...shown} open={isOpen} onClose={by => shop.send(modalsSubject, closing(by, name))} />
  )
}

const closing = (by: Closing, key: string) =>
  by === 'button'
    ? ({ type: 'modal.close', key } as const)
    : ({ type: by === 'overlay' ? 'modal.overlay' : 'modal.escape' } as const)
