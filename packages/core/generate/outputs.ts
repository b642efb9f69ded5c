// Every generated file with the text it should have.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { shopFileSchema } from '../src/shop/shop-file/read-shop-file.ts'
import { entityFixtures } from './entity-fixtures.ts'
import { publishedExports, SHOP_FILE_SCHEMA, workspaceExports } from './entries.ts'
import { openApiDocument } from './openapi.ts'
import type { Output } from './output.ts'
import { core } from './sources.ts'
import { textCatalogues } from './text-catalogue.ts'

export async function outputs(): Promise<readonly Output[]> {
  const openApi = await openApiDocument()
  return [
    { path: '../../docs/openapi.json', text: `${JSON.stringify(openApi, undefined, 2)}\n` },
    { path: SHOP_FILE_SCHEMA, text: `${JSON.stringify(shopFileSchema(), undefined, 2)}\n` },
    { path: 'package.json', text: packageJson() },
    { path: 'src/testing/entity-fixtures.ts', text: await entityFixtures() },
    ...textCatalogues()
  ]
}

function packageJson(): string {
  const manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))
  manifest.exports = workspaceExports()
  manifest.publishConfig.exports = publishedExports()
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
