import { fastOrderSubject, type LineView } from '@vitrina/core/cart'
import { IconButton, useShop } from '@vitrina/react-ui'
import type { FocusEvent, KeyboardEvent } from 'react'

import { fastOrderPageMessages } from './fast-order-page.messages.ts'

interface OrderLineProps {
  readonly line: LineView
  /** While lines go into the basket nothing is mended. */
  readonly isLocked: boolean
}

/** A line with what it means; what is wrong with it is mended in its place. */
export function OrderLine({ line, isLocked }: OrderLineProps) {
  const shop = useShop()
  const { row, code, count, title, notes, state, price, sum } = line
  const mend = (change: { readonly code?: string; readonly count?: string }) =>
    shop.send(fastOrderSubject, { type: 'line.mend', row, ...change })
  return (
    <tr data-state={state}>
      <th scope="row" className="num">
        {row}
      </th>
      <td className="code">
        {state === 'wrong' && title === '' ? (
          <Cell
            name={fastOrderPageMessages.codeOf(row)}
            value={code}
            isLocked={isLocked}
            onChange={next => mend({ code: next })}
          />
        ) : (
          <span className="num">{code}</span>
        )}
      </td>
      <td className="what">
        <span>{state === 'awaited' ? fastOrderPageMessages.unchecked : title}</span>
        {line.choices.length > 0 && <Choice line={line} isLocked={isLocked} />}
        {notes.map(note => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </td>
      <td className="count">
        <Cell
          name={fastOrderPageMessages.countOf(row)}
          value={count}
          isLocked={isLocked}
          onChange={next => mend({ count: next })}
        />
      </td>
      <td className="price num">{price}</td>
      <td className="sum num">{sum}</td>
      <td>
        <IconButton
          icon="x"
          label={fastOrderPageMessages.dropLine(row)}
          disabled={isLocked}
          onClick={() => shop.send(fastOrderSubject, { type: 'line.drop', row })}
        />
      </td>
    </tr>
  )
}

interface CellProps {
  readonly name: string
  readonly value: string
  readonly isLocked: boolean
  readonly onChange: (next: string) => void
}

/** Typed text counts when the cell is left, or by Enter. */
function Cell({ name, value, isLocked, onChange }: CellProps) {
  const settle = ({
    currentTarget
  }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const next = currentTarget.value.trim()
    if (next !== value) onChange(next)
  }
  return (
    <input
      key={value}
      aria-label={name}
      defaultValue={value}
      readOnly={isLocked}
      onBlur={settle}
      onKeyDown={event => {
        if (event.key === 'Enter') {
          event.preventDefault()
          settle(event)
        }
      }}
    />
  )
}

function Choice({ line, isLocked }: OrderLineProps) {
  const shop = useShop()
  const { row, choices, chosen } = line
  return (
    <select
      aria-label={fastOrderPageMessages.choiceOf(row)}
      value={chosen ?? ''}
      disabled={isLocked}
      onChange={({ target }) =>
        shop.send(fastOrderSubject, { type: 'line.choose', row, groupId: Number(target.value) })
      }
    >
      {chosen === undefined && <option value="">{fastOrderPageMessages.choose}</option>}
      {choices.map(({ groupId, label }) => (
        <option key={groupId} value={groupId}>
          {label}
        </option>
      ))}
    </select>
  )
}
