import { basketSubject } from '@vitrina/core/basket'
import { tabStorage } from '@vitrina/core/browser'
import { hasDraft } from '@vitrina/core/orders'
import type { PageData } from '@vitrina/core/pages'
import { later, useDrawnBasket } from '@vitrina/react-ui'
import { useEffect } from 'react'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { slim } from '../../frames/slim.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'

const storage = { tabStorage }

/** A placed order has a file of its own: who fills in the form does without it. */
const loadPlaced = async () => (await import('./placed-order.tsx')).PlacedOrder
const isPlaced = import.meta.env.SSR || new URLSearchParams(location.search).has('order')
const PlacedOrder = isPlaced ? await loadPlaced() : later(loadPlaced)

const load = async () => (await import('./order-form.tsx')).OrderForm
const drawn = import.meta.env.SSR ? await load() : undefined
// A form that was sent without script is drawn with all its fields.
if (import.meta.env.SSR) await (await import('./order-form.tsx')).prepareCheckout()
const OrderForm = lazyIsland(load, drawn, (shop, changed) => shop.subscribe(basketSubject, changed))

export const page = definePage<'checkout'>({ frame: slim, View: Checkout, late: [OrderForm] })

function Checkout({ data }: ViewProps<PageData<'checkout'>>) {
  useDrawnBasket(data.kind === 'form' ? data.basket : undefined)
  useEffect(() => {
    // What was typed in this tab before, the server could not draw.
    if (hasDraft(storage)) OrderForm.want()
  }, [])

  if (data.kind === 'placed') return <PlacedOrder {...data} storage={storage} />
  return <OrderForm {...data} />
}
