import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { drawArt } from '../drawings/draw-art.ts'
import { createDemoShop } from './demo-shop.ts'
import { extractArt } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'vitrina-art-'))

afterAll(() => rm(folder, { recursive: true }))

test('every drawing the shop names comes out of the art package as a whole file, or is drawn here', async () => {
  const { products, categories, banners, news, reviews } = createDemoShop()
  const named = new Set([
    ...products.flatMap(product => product.pictures.map(picture => picture.art)),
    ...categories.map(category => category.art),
    ...banners.flatMap(banner => banner.art),
    ...news.map(item => item.art),
    ...reviews.flatMap(review => review.picture?.art ?? [])
  ])

  await extractArt(folder)

  const files = await readdir(folder)
  const missing = [...named].filter(
    name => !files.includes(`${name}.svg`) && drawArt(name) === undefined
  )
  expect(missing).toEqual([])
  const abacus = await readFile(join(folder, 'abacus.svg'), 'utf8')
  expect(abacus).toMatch(
    /^<svg xmlns="[^"]+" xmlns:xlink="[^"]+" viewBox="0 0 32 32" .*<\/svg>\n$/s
  )
})
