import { routePath } from '@vitrina/core'
import {
  clearCompare,
  compareSubject,
  comparisonSubject,
  comparisonView,
  followCompare,
  compareMessages as words
} from '@vitrina/core/lists'
import { partMessages } from '@vitrina/core/store'
import {
  actionMessages,
  Button,
  EmptyState,
  ProductGrid,
  Switch,
  style,
  useShop,
  useSubject
} from '@vitrina/react-ui'
import { useEffect, useState } from 'react'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'
import { comparePageMessages } from './compare-page.messages.ts'
import { CompareTable } from './compare-table.tsx'

const IN_SIGHT = 4
const whole = <State,>(state: State) => state

// What was awaited may be shorter: what follows begins below the screen either way.
const compareStyle = style(`
  min-height: calc(100vh - 120px); min-height: calc(100svh - 120px);
  & > .head { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 28px; margin: 6px 0 28px; }
  & > .head > h1 { margin-right: auto; }
  & > .note { margin-bottom: 20px; color: var(--c-ink-2); }
`)

export const page = definePage<'compare'>({ frame: plain, View: Compare })

function Compare() {
  const shop = useShop()
  const compare = useSubject(compareSubject, whole)
  const reading = useSubject(comparisonSubject, whole)
  const [isDifferentOnly, setDifferentOnly] = useState(false)
  const view = comparisonView(compare, reading, isDifferentOnly)

  useEffect(() => followCompare(shop), [shop])

  return (
    <div className={compareStyle()}>
      <div className="head">
        <h1>{comparePageMessages.title}</h1>
        {view.kind === 'table' && !view.isAlone && (
          <Switch
            checked={isDifferentOnly}
            onChange={event => setDifferentOnly(event.target.checked)}
          >
            {words.differences}
          </Switch>
        )}
        {view.kind === 'table' && (
          <Button type="button" variant="grey" onClick={() => clearCompare(shop)}>
            {words.clear}
          </Button>
        )}
      </div>
      {view.kind === 'empty' && <Empty />}
      {view.kind === 'awaited' && <Awaited />}
      {view.kind === 'failed' && <Failed />}
      {view.kind === 'table' && <CompareTable {...view} />}
    </div>
  )
}

const Awaited = () => (
  <>
    <noscript>
      <p>{words.withoutScript}</p>
    </noscript>
    <ProductGrid cards={[]} columns={4} awaited={IN_SIGHT} />
  </>
)

const Empty = () => (
  <EmptyState
    title={words.empty}
    note={comparePageMessages.emptyNote}
    actions={<Button href={routePath('catalog')}>{actionMessages.toCatalog}</Button>}
  >
    {words.emptyHint}
  </EmptyState>
)

function Failed() {
  const shop = useShop()
  const retry = () => shop.send(comparisonSubject, { type: 'products.retry' })
  return (
    <EmptyState
      title={words.failed}
      actions={
        <Button type="button" onClick={retry}>
          {partMessages.retry}
        </Button>
      }
    >
      {words.failedHint}
    </EmptyState>
  )
}
