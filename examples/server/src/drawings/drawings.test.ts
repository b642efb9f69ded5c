import sharp from 'sharp'
import { expect, test } from 'vitest'

import { artName, isDrawn, parseArtName } from './art-name.ts'
import { drawArt } from './draw-art.ts'
import { DRAWINGS } from './drawings.ts'
import { distance, hexOf, oklch } from './oklch.ts'

const BURGUNDY = '7a1f38'
const SIDE = 160
const NEAR = 0.07

const names = Object.keys(DRAWINGS)
const sidesOf = (name: string) =>
  (['front', 'back', 'detail', 'measured'] as const).map(view =>
    artName({ drawing: name, color: BURGUNDY, view, cuts: [], size: '134', lengths: [37, 78] })
  )

async function pixelsOf(art: string, side: number) {
  const svg = Buffer.from(drawArt(art) ?? '')
  const { data } = await sharp(svg, { density: (72 * side) / 256 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

const hexAt = (pixels: Buffer, at: number) => `#${pixels.subarray(at, at + 3).toString('hex')}`

/** Of what is drawn in full, the share that looks like a colour. */
async function shareOf(art: string, hex: string): Promise<number> {
  const pixels = await pixelsOf(art, SIDE)
  const drawn: string[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 255) drawn.push(hexAt(pixels, at))
  }
  return drawn.filter(color => distance(color, hex) < NEAR).length / drawn.length
}

test.each(names)('%s is drawn from every side, each one another picture', name => {
  const drawn = sidesOf(name).map(art => drawArt(art) ?? '')

  expect(drawn.filter(svg => /NaN|undefined|Infinity/.test(svg))).toEqual([])
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(3)
})

test('bordeaux cloth is bordeaux, and navy cloth is navy', async () => {
  expect(await shareOf('pinafore:7a1f38', '#7a1f38')).toBeGreaterThan(0.6)
  expect(await shareOf('trousers:2c4a7c', '#2c4a7c')).toBeGreaterThan(0.6)
  expect(await shareOf('pinafore:7a1f38', '#7a5236')).toBeLessThan(0.1)
})

test('the edge of a garment is smooth at the width of the zoom', async () => {
  const side = 1600
  const pixels = await pixelsOf('pinafore:7a1f38', side)
  const row = Array.from({ length: side }, (_, x) => pixels[(1200 * side + x) * 4 + 3] ?? 0)
  const edge = row.findIndex(alpha => alpha > 0)

  expect(row[edge]).toBeLessThan(255)
  expect(row[edge + 4]).toBe(255)
})

test('a colour survives the way into its lightness and hue and back', () => {
  expect(hexOf(oklch('#7a1f38'))).toBe('#7a1f38')
  expect(distance(hexOf({ lightness: 0.7, chroma: 0.5, hue: 150 }), '#00bb55')).toBeLessThan(0.1)
})

test('the name of a picture says all that is drawn', () => {
  const name = {
    drawing: 'pinafore',
    color: BURGUNDY,
    view: 'measured',
    cuts: ['pleats', 'pockets'],
    size: '134',
    lengths: [35.5, 78]
  } as const

  expect(artName(name)).toBe('pinafore:7a1f38:measured:pleats+pockets:134:35.5+78')
  expect(parseArtName(artName(name))).toEqual(name)
  expect(isDrawn('wrapped-gift')).toBe(false)
})
