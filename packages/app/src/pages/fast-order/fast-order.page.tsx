import { routePath } from '@vitrina/core'
import { fastOrderMessages as words } from '@vitrina/core/cart'

import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './fast-order.loader.ts'
import { fastOrderStyle } from './fast-order.styles.ts'
import { fastOrderPageMessages } from './fast-order-page.messages.ts'

const load = async () => (await import('./order-table.tsx')).OrderTable
const OrderTable = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <div className={fastOrderStyle()}>
      <h1>{fastOrderPageMessages.title}</h1>
      <p className="intro">{words.intro}</p>
      <p>
        <a className="link" href={routePath('wholesale')}>
          {words.priceList}
        </a>
      </p>
      <OrderTable {...data} />
    </div>
  ),
  late: [OrderTable]
})
