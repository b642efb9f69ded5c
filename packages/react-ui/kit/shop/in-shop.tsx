import type { ShopStore } from '@vitrina/core'
import { followLinks } from '@vitrina/core/browser'
import { literalFieldRules } from '@vitrina/core/platform'
import { toastsSubject } from '@vitrina/core/store'
import { realLengths } from '@vitrina/core/values'
import { type ReactNode, useEffect, useState } from 'react'

import { FieldRulesProvider } from '../../src/binding/field-rules.tsx'
import { MediaProvider } from '../../src/binding/media-context.tsx'
import { ShopProvider } from '../../src/binding/shop-context.tsx'
import { Toasts } from '../../src/binding/toasts.tsx'
import type { Elements } from '../../src/kit/elements.ts'
import { goodsMedia } from './goods-pictures.ts'

const fieldRules = { ...literalFieldRules, phoneLengths: realLengths, allowAdminEmail: false }

interface InShopProps {
  readonly store: ShopStore
  readonly children: Elements
}

/** Samples of a shop in memory; a link says where it leads, for there is no other page. */
export function InShop({ store, children }: InShopProps) {
  useEffect(() => {
    const say = (text: string) =>
      store.send(toastsSubject, { type: 'toast.show', toast: { tone: 'good', text } })
    const stop = followLinks({ open: url => say(`Ссылка ведёт на ${url}`) }, document)
    const download = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[download]')
      if (!link) return
      event.preventDefault()
      say(`Скачивается ${link.getAttribute('href')}`)
    }
    document.addEventListener('click', download)
    return () => {
      stop()
      document.removeEventListener('click', download)
    }
  }, [store])
  return (
    <MediaProvider media={goodsMedia}>
      <ShopProvider shop={store}>
        <FieldRulesProvider value={fieldRules}>
          {children}
          <Toasts />
        </FieldRulesProvider>
      </ShopProvider>
    </MediaProvider>
  )
}

interface ReadAgainProps<Value> {
  readonly start: Value
  readonly read: () => Promise<Value>
  readonly children: (value: Value, again: () => Promise<void>) => ReactNode
}

/** What a page has read, and the way to read it again once something is changed. */
export function ReadAgain<Value>({ start, read, children }: ReadAgainProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, async () => setValue(await read()))
}
