import { type Key, type ReactNode, useEffect, useRef } from 'react'

import { kitMessages } from '../kit.messages.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { comboboxStyle, suggestListStyle } from './combobox.styles.ts'
import { useCombobox } from './use-combobox.ts'

interface SuggestListProps<Item> {
  label: string
  /** From `useCombobox`. */
  list: { id: string; active: number; pick: (index: number) => void }
  items: readonly Item[]
  itemKey: (item: Item) => Key
  children: (item: Item) => ReactNode
}

/** The list of a combobox; the one under the arrows is brought into sight. */
export function SuggestList<Item>({
  label,
  list,
  items,
  itemKey,
  children
}: SuggestListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.children[list.active]?.scrollIntoView?.({ block: 'nearest' })
  }, [list.active])

  return (
    <div ref={box} className={suggestListStyle()} role="listbox" id={list.id} aria-label={label}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus (APG).
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input.
        <div
          key={itemKey(item)}
          role="option"
          id={`${list.id}-${index}`}
          aria-selected={index === list.active}
          // The input would lose the focus, and the list would close before the click.
          onMouseDown={event => event.preventDefault()}
          onClick={() => list.pick(index)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}

interface ComboboxProps<Item>
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'list' | 'children'> {
  value: string
  onValue: (value: string) => void
  items: readonly Item[]
  itemKey: (item: Item) => Key
  onPick: (item: Item) => void
  /** Shown in place of the list when nothing was found. */
  empty?: ReactNode
  children: (item: Item) => ReactNode
}

/**
 * Draws a field with a list of suggestions below it, for towns, addresses and searches. You keep
 * `value` and find the `items` for it; `children` draws one of them, and `onPick` receives the one
 * that was picked by mouse or keyboard.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, onValue, items, itemKey, onPick, empty, children, ...field } = props
  const combobox = useCombobox({
    count: items.length,
    onPick: index => {
      const item = items[index]
      if (item !== undefined) onPick(item)
    }
  })
  return (
    <div className={comboboxStyle()}>
      <TextField
        {...field}
        {...combobox.inputProps}
        onBlur={event => {
          combobox.close()
          field.onBlur?.(event)
        }}
        value={value}
        onChange={event => {
          onValue(event.target.value)
          combobox.open()
        }}
      />
      {combobox.isOpen && (
        <div className="list">
          <SuggestList label={field.label} list={combobox.list} items={items} itemKey={itemKey}>
            {children}
          </SuggestList>
        </div>
      )}
      {empty && items.length === 0 && <div className="list empty">{empty}</div>}
      <LiveRegion>{combobox.isOpen ? kitMessages.suggestionsFound(items.length) : ''}</LiveRegion>
    </div>
  )
}
