import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { z } from 'zod'

import { ART_NAMES } from './art-names.ts'

const DEFAULT_SIDE = 32
const OUTPUT_SIDE = 256

const drawing = z.object({
  body: z.string(),
  width: z.number().default(DEFAULT_SIDE),
  height: z.number().default(DEFAULT_SIDE)
})

const iconSet = z.object({ icons: z.record(z.string(), drawing) })

/**
 * Writes the shop's drawings as `{name}.svg` and returns their names. The package is one file of
 * 100 MB, so this belongs to the making of the data folder, never to a running shop.
 */
export async function extractArt(folder: string): Promise<readonly string[]> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  const { icons } = iconSet.parse(JSON.parse(await readFile(file, 'utf8')))
  await mkdir(folder, { recursive: true })
  await Promise.all(
    ART_NAMES.map(name => {
      const icon = icons[name]
      if (icon === undefined) throw new Error(`The art package has no drawing ${name}`)
      return writeFile(join(folder, `${name}.svg`), toSvg(icon))
    })
  )
  return ART_NAMES
}

const toSvg = ({ body, width, height }: z.infer<typeof drawing>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
  `viewBox="0 0 ${width} ${height}" width="${OUTPUT_SIDE}" height="${OUTPUT_SIDE}">${body}</svg>\n`
