import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions {
  /** How many suggestions there are now. */
  count: number
  onPick: (index: number) => void
}

const NOTHING = -1

/** The keyboard and the names of an editable combobox with a list (APG). The input keeps the focus. */
export function useCombobox({ count, onPick }: ComboboxOptions) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setActive] = useState(NOTHING)
  const shown = isOpen && count > 0
  const active = shown && wanted < count ? wanted : NOTHING

  function toggle(open: boolean) {
    setOpen(open)
    setActive(NOTHING)
  }

  function pick(index: number) {
    toggle(false)
    onPick(index)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const next = neighbour(event.key, active, count)
    if (next !== undefined && count > 0) {
      setOpen(true)
      setActive(next)
    } else if (event.key === 'Enter' && active !== NOTHING) pick(active)
    else if (event.key === 'Escape' && shown) toggle(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    isOpen: shown,
    open: () => toggle(true),
    close: () => toggle(false),
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': active === NOTHING ? undefined : `${listId}-${active}`,
      onKeyDown: press,
      onFocus: () => toggle(true),
      onClick: () => setOpen(true),
      onBlur: () => toggle(false)
    },
    list: { id: listId, active, pick }
  } as const
}

/** Past either end there is the text itself, then the other end. */
function neighbour(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : NOTHING
  if (key === 'ArrowUp') return active === NOTHING ? count - 1 : active - 1
  return undefined
}
