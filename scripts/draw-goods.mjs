// Draws the goods of the gallery's shop as the demo shop draws its own: pictures for packages/react-ui/kit/goods.
// Run by hand after a drawing is changed: npx tsx scripts/draw-goods.mjs; the results are committed.
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { artName } from '../examples/server/src/drawings/art-name.ts'
import { drawArt } from '../examples/server/src/drawings/draw-art.ts'
import { root } from './lib/workspace.mjs'

const sharp = createRequire(join(root, 'examples/server/package.json'))('sharp')
const FOLDER = join(root, 'packages/react-ui/kit/goods/image-minifier/v1')
const SIDE = 640
const BLUE = '1f3a8a'
const RED = 'b91c1c'

const goods = {
  notebook: { drawing: 'notebook-cells' },
  'rucksack-blue': { drawing: 'backpack', color: BLUE },
  'rucksack-red': { drawing: 'backpack', color: RED },
  'rucksack-back': { drawing: 'backpack', color: BLUE, view: 'back' },
  'rucksack-detail': { drawing: 'backpack', color: BLUE, view: 'detail' },
  'pencil-case-blue': { drawing: 'pencil-case', color: BLUE },
  'pencil-case-red': { drawing: 'pencil-case', color: RED },
  pinafore: { drawing: 'pinafore', color: '3b4252' }
}

await mkdir(FOLDER, { recursive: true })
for (const [name, look] of Object.entries(goods)) {
  const plain = { color: '', view: 'front', cuts: [], size: '', lengths: [] }
  const svg = drawArt(artName({ ...plain, ...look }))
  await sharp(Buffer.from(svg))
    .resize(SIDE)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`))
}
