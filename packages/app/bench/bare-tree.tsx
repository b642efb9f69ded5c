import { createElement, Fragment, type ReactNode, useState } from 'react'

/** A text, or an element as `[tag, attributes, children]`. */
export type BareNode = string | readonly [tag: string, Attributes, children: readonly BareNode[]]

type Attributes = Readonly<Record<string, string | boolean>>

/** The pages of a bare shop by their addresses (path and query), and the one that is open. */
export interface BareSite {
  address: string
  pages: Readonly<Record<string, readonly BareNode[]>>
  /** Another page is drawn into what stands there, instead of anew. */
  keeps: boolean
}

/** Pages' markup as React trees without the shop: what React alone costs. */
export function BareTree({ address: start, pages, keeps }: BareSite) {
  const [address, setAddress] = useState(start)
  const screen = screenOf(address)
  return <Fragment key={keeps ? undefined : screen}>{pages[address]?.map(elementOf)}</Fragment>

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
    const live = tag === 'a' && wayTo(String(attributes.href))
    return createElement(tag, { ...attributes, ...live, key: place }, inner)
  }

  /** The least a link can do: it opens a page that is there already. */
  function wayTo(other: string) {
    if (!Object.hasOwn(pages, other)) return undefined
    const onClick = (event: Event) => {
      event.preventDefault()
      history.pushState(null, '', other)
      if (screenOf(other) !== screen) scrollTo(0, 0)
      setAddress(other)
    }
    return { onClick }
  }
}

/** Another path is another screen; another query changes the one that is there. */
const screenOf = (address: string) => address.split('?')[0]

interface PurchaseProps {
  attributes: Attributes
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
