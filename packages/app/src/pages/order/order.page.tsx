import type { Order } from '@vitrina/core/entities'
import type { OpenStep } from '@vitrina/core/orders'
import { orderPageMessages } from '@vitrina/core/pages/words'
import { style } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { nearIsland } from '../../binding/near-island.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'

const loadOrder = async () => (await import('./found-order.tsx')).FoundOrder
const FoundOrder = nearIsland<{ readonly order: Order; readonly step: OpenStep }>({
  load: loadOrder,
  drawn: import.meta.env.SSR ? await loadOrder() : undefined
})

const loadSearch = async () => (await import('./search.tsx')).Search
const Search = lazyIsland(loadSearch, import.meta.env.SSR ? await loadSearch() : undefined)

const orderPageStyle = style(`
  & > h1 { margin: 6px 0 20px; }
`)

export const page = definePage<'order'>({
  frame: plain,
  late: [Search],
  View: ({ data }) => (
    <div className={orderPageStyle()}>
      <h1>
        {data.order === undefined
          ? orderPageMessages.title
          : orderPageMessages.numbered(data.order.number)}
      </h1>
      {data.order === undefined || data.step.kind !== 'open' ? (
        <Search {...data} />
      ) : (
        <FoundOrder order={data.order} step={data.step} />
      )}
    </div>
  )
})
