import { useState } from 'react'
import { later } from '../../binding/later.tsx'
import { Button } from '../../kit/button/button.tsx'
import { oneClickMessages } from './one-click.messages.ts'
import type { OneClickWindowProps } from './one-click-window.tsx'

const OneClickWindow = later(async () => (await import('./one-click-window.tsx')).OneClickWindow)

/** Opens the form whose code comes with the first click. */
export function OneClick(props: Omit<OneClickWindowProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" size="l" data-live onClick={() => setOpen(true)}>
        {oneClickMessages.buy}
      </Button>
      {isOpen && <OneClickWindow {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
