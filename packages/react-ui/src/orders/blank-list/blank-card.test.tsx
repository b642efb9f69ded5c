import { cleanup, screen } from '@testing-library/react'
import { blankPage } from '@vitrina/core/orders'
import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'
import { itemsWithSet } from '../../testing/items-with-set.ts'
import { recordFaults } from '../../testing/record-faults.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { BlankList } from './blank-list.tsx'

afterEach(cleanup)

test('a one-click order shows pieces of one thing from several offers as one picture', () => {
  const faults = recordFaults()
  const items = itemsWithSet().filter(({ set }) => set === undefined)
  const blank = fixtures.blank({ items })
  const meta = { page: 1, limit: 10, total: 1, pages: 1 }
  const list = { data: [blank], meta, statuses: [blank.status] }
  const blanks = blankPage(list, { all: 1, statuses: [] }, { status: 'all', page: 1 })

  renderInShop(<BlankList blanks={blanks} onChanged={() => undefined} />)

  expect(screen.getAllByRole('img').map(picture => picture.getAttribute('alt'))).toEqual([
    'Пенал «Кит»'
  ])
  expect(faults).not.toHaveBeenCalled()
})
