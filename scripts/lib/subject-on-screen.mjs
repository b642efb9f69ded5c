// The page of a new subject: what its loader reads, what its screen shows and sends, their test, a story.
import { camel, pascal } from './subject-names.mjs'

export function subjectOnScreen(name, place, room) {
  const folder = `packages/app/src/pages/${name}`
  return {
    [`${folder}/${name}.loader.ts`]: loader(name),
    [`${folder}/${name}.page.tsx`]: page(name, room),
    [`${folder}/${name}.loader.test.ts`]: test(name, place),
    [`e2e/${name}.test.ts`]: story(name, place)
  }
}

const loader = name => `import { get${pascal(name)} } from '@vitrina/core/contracts'

import { defineLoader } from '../../page/define-loader.ts'

/** What is awaited here the page is about; whatever else it shows is one of its \`parts\`. */
export const loader = defineLoader('${name}', async ({ backend }) => ({
  data: { ids: (await backend(get${pascal(name)}, {})).data }
}))
`

const page = (name, room) => `import {
  ${camel(name)}Subject,
  ${camel(name)}Words,
  ${camel(name)}Messages as words
} from '@vitrina/core/${room}'
import { routeTitle } from '@vitrina/core/routes'
import { Button, useShop, useSubject } from '@vitrina/react-ui'

import { plain } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import type { loader } from './${name}.loader.ts'

export const page = definePage<typeof loader>({ frame: plain, View: ${pascal(name)} })

function ${pascal(name)}({ data }: ViewProps<{ readonly ids: readonly number[] }>) {
  const shop = useShop()
  const said = useSubject(${camel(name)}Subject, reading => ${camel(name)}Words(reading, data.ids))
  return (
    <>
      <h1>{routeTitle('${name}')}</h1>
      <p>{said}</p>
      <Button
        type="button"
        data-live
        onClick={() => shop.send(${camel(name)}Subject, { type: '${name}.read' })}
      >
        {words.readAgain}
      </Button>
    </>
  )
}
`

const test = (name, { path, title }) => `import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('the page comes under its title with what the server has', async () => {
  const storefront = await startTestStorefront({
    answer: ({ path }) => (path === '/${name}/v1' ? { body: { data: [3, 5] } } : undefined)
  })
  running.push(storefront)

  const html = await (await storefront.fetch('${path}')).text()

  expect(html).toMatch(/<h1[^>]*>${title}<\\/h1>/)
  expect(html).toContain('Выбрано: 2')
})
`

const story = (name, { path, title }) => `import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'

const open = useBrowser()

test('a visitor opens «${title}» and reads it again', async () => {
  const { page, faults } = await open()
  await visit(page, '${path}')
  await page.getByRole('heading', { level: 1, name: '${title}' }).waitFor()

  const answer = page.waitForResponse('**/api/${name}/v1')
  await page.getByRole('button', { name: 'Прочитать снова' }).click()

  expect((await answer).status()).toBe(200)
  await page.getByText('Здесь пока пусто').waitFor()
  expect(faults).toEqual([])
})
`
