import { demoGroup, demoProduct, fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const noMore = { meta: { page: 1, limit: 8, total: 2, pages: 1 }, facets: null, corrected: null }

/** The form of the list, sent as it stands on the home page, with three of its first thing in the basket. */
async function sendList() {
  const products = [11, 12].map(id => demoProduct({ id, groups: [demoGroup({ id })] }))
  const [satchel] = products
  const bucket = fixtures.basketBucket({
    constructorSets: [],
    products: satchel ? [{ ...satchel, groups: [demoGroup({ id: 11, count: 3 })] }] : []
  })
  const added: unknown[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/catalog/v1/products' && body.includes('first-grader')) {
        return { body: { data: products, ...noMore } }
      }
      if (`${method} ${path}` === 'POST /basket/v1/products') added.push(JSON.parse(body))
      return path.startsWith('/basket/v1')
        ? { body: fixtures.basket({ data: [bucket] }) }
        : undefined
    }
  })
  running.push(storefront)
  const html = await (await storefront.fetch('/')).text()
  const forms = html.split('<form').map(rest => rest.split('</form>')[0] ?? '')
  const form = forms.find(text => text.includes('name="group"')) ?? ''
  const action = /action="([^"]*)"/.exec(form)?.[1] ?? ''
  const fields = new URLSearchParams(
    [...form.matchAll(/name="group"[^>]*value="(\d+)"/g)].map(([, id = '']) => ['group', id])
  )
  const response = await storefront.fetch(action, { method: 'POST', body: fields })
  return { added, sent: fields.getAll('group'), status: response.status }
}

test('without script what lies in the basket keeps its quantity, the rest of the list is put in', async () => {
  const { added, sent, status } = await sendList()

  expect(sent).toEqual(['11', '12'])
  expect(added).toMatchObject([{ groups: [{ groupId: 12, count: 1 }], change: true }])
  expect(status).toBe(303)
})
