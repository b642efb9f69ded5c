import sharp from 'sharp'
import { expect, test } from 'vitest'

import { drawArt } from '../drawings/draw-art.ts'
import { distance } from '../drawings/oklch.ts'
import type { DemoPicture, DemoProduct } from './catalogue-shapes.ts'
import { COLORS } from './colors.ts'
import { createProducts } from './products.ts'

const SIDE = 64
/** What light and shadow may make of a colour. */
const NEAR = 0.08
/** Pens and goggles are mostly steel and glass; garments are nine tenths of their cloth. */
const SHARE = 0.1
/** A sole or an open exercise book shows its colour along the edges. */
const SHARE_BEHIND = 0.02

const products = createProducts(520)
const drawn = products.filter(({ pictures }) => pictures.some(({ art }) => art.includes(':')))
const hexOf = new Map<string | undefined, string>(COLORS.map(({ code, hex }) => [code, hex]))
const viewOf = ({ art }: DemoPicture) => art.split(':')[2]

async function shareOfOwnColor({ art, color }: DemoPicture): Promise<number> {
  const hex = hexOf.get(color) ?? ''
  const svg = Buffer.from(drawArt(art) ?? '')
  const pixels = await sharp(svg, { density: (72 * SIDE) / 256 })
    .raw()
    .toBuffer()
  let [own, all] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] !== 255) continue
    all += 1
    const seen = `#${pixels.subarray(at, at + 3).toString('hex')}`
    if (distance(seen, hex) < NEAR) own += 1
  }
  return own / all
}

const offeredColors = ({ groups }: DemoProduct) => new Set(groups.map(({ color }) => color?.code))

test('every colour of every drawn product is shown from several sides', () => {
  const poor = drawn.flatMap(product =>
    [...offeredColors(product)].filter(code => {
      const views = product.pictures.filter(({ color }) => color === code).map(viewOf)
      return views.length < 3 || views[0] === 'back' || !views.includes('detail')
    })
  )

  expect(poor).toEqual([])
})

test('goods show the colour that is offered, from the front and from behind', async () => {
  const pictures = drawn
    .flatMap(product => product.pictures)
    .filter(picture => picture.color && viewOf(picture) !== 'measured')
  const different = [...new Map(pictures.map(picture => [picture.art, picture])).values()]

  const wrong: string[] = []
  for (const picture of different) {
    const share = await shareOfOwnColor(picture)
    if (share < (viewOf(picture) === 'back' ? SHARE_BEHIND : SHARE))
      wrong.push(`${share.toFixed(2)} ${picture.art}`)
  }

  expect(wrong).toEqual([])
})
