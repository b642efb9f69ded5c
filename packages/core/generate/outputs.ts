// Every generated file with the text it should have.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { shopFileSchema } from '../src/shop/shop-file/read-shop-file.ts'
import { apiReference, publicNames } from './api-reference.ts'
import { entityFixtures } from './entity-fixtures.ts'
import { publishedExports, SHOP_FILE_SCHEMA, workspaceExports } from './entries.ts'
import { openApiDocument } from './openapi.ts'
import type { Output } from './output.ts'
import { core } from './sources.ts'
import { textCatalogues } from './text-catalogue.ts'

/** A folder with nothing else in it. */
export const API_DOCS = '../../docs/api'

/** What the reference shows: it is written before it is read. */
export const shownOutputs = async (): Promise<readonly Output[]> => [
  { path: 'src/testing/entity-fixtures.ts', text: await entityFixtures() },
  ...textCatalogues()
]

export async function outputs(names = publicNames()): Promise<readonly Output[]> {
  const openApi = await openApiDocument()
  return [
    { path: '../../docs/openapi.json', text: `${JSON.stringify(openApi, undefined, 2)}\n` },
    { path: SHOP_FILE_SCHEMA, text: `${JSON.stringify(shopFileSchema(), undefined, 2)}\n` },
    { path: 'package.json', text: packageJson() },
    ...(await shownOutputs()),
    ...[...apiReference(names)].map(([file, text]) => ({ path: `${API_DOCS}/${file}`, text }))
  ]
}

function packageJson(): string {
  const manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))
  manifest.exports = workspaceExports()
  manifest.publishConfig.exports = publishedExports()
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
