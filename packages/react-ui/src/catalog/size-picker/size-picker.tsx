import { isSpecialClick } from '@vitrina/core/browser'
import type { CardView } from '@vitrina/core/catalog'
import { type MouseEvent, useId, useState } from 'react'
import { later } from '../../binding/later.tsx'
import { Button } from '../../kit/button/button.tsx'
import type { SizePickerWindowProps } from './size-picker-window.tsx'

const SizePickerWindow = later<SizePickerWindowProps>(
  async () => (await import('./size-picker-window.tsx')).SizePickerWindow
)

interface SizePickerProps {
  readonly card: Pick<CardView, 'title' | 'href'>
  /** «Выбрать размер» */
  readonly words: string
}

/** Opens the choice of a product over its list; without script its link leads to the product. */
export function SizePicker({ card, words }: SizePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const name = `size-picker ${useId()}`

  function open(event: MouseEvent) {
    if (isSpecialClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="soft"
        wide
        href={card.href}
        aria-haspopup="dialog"
        aria-label={`${words}: ${card.title}`}
        onClick={open}
      >
        {words}
      </Button>
      {isOpen && <SizePickerWindow card={card} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
