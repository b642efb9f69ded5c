import { createElement, type ReactNode, useState } from 'react'

/** A text, or an element as `[tag, attributes, children]`. */
export type BareNode =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | boolean>>,
      children: readonly BareNode[]
    ]

/** A page's markup as a React tree without the shop: what React alone costs. */
export const BareTree = ({ nodes }: { nodes: readonly BareNode[] }) => nodes.map(elementOf)

function elementOf(node: BareNode, place: number): ReactNode {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  const inner = children.length === 0 ? undefined : children.map(elementOf)
  if (tag === 'form' && 'data-live' in attributes) {
    return (
      <Purchase key={place} attributes={attributes}>
        {inner}
      </Purchase>
    )
  }
  return createElement(tag, { ...attributes, key: place }, inner)
}

interface PurchaseProps {
  attributes: Readonly<Record<string, string | boolean>>
  children: ReactNode
}

/** The least a purchase can do: its form gives way to a count. */
function Purchase({ attributes, children }: PurchaseProps) {
  const [count, setCount] = useState(0)
  if (count > 0) return <output>{count}</output>
  return (
    <form
      {...attributes}
      onSubmit={event => {
        event.preventDefault()
        setCount(1)
      }}
    >
      {children}
    </form>
  )
}
