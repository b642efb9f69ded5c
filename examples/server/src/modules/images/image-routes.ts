import { isImagePreview, SHARE_SIZE } from '@vitrina/core/values'
import { Hono } from 'hono'

import type { AppDeps } from '../../http/adapter.ts'
import { HttpError } from '../../http/errors.ts'
import { storedPath } from '../files/file-store.ts'
import type { Format } from './draw.ts'
import { createRecipes } from './recipe.ts'
import { createRenderer, readArt } from './render-picture.ts'

/** The size called `preview` (§7), px. */
const PREVIEW_SIDE = 480
const FILE = /^([a-z0-9][a-z0-9-]{0,63})\.(webp|jpg|png|svg)$/
const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const
const FOREVER = 'public, max-age=31536000, immutable'
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of §7: only ids of the store, known sizes and formats; nothing is fetched (S9). */
export function imageRoutes({ db, settings, log }: AppDeps): Hono {
  const findRecipe = createRecipes(db)
  const render = createRenderer(settings.dataDir, log)
  const routes = new Hono()

  routes.get('/image-minifier/v1/:file', async context => {
    const [, id, ext] = FILE.exec(context.req.param('file')) ?? []
    if (id === undefined || ext === undefined) throw notFound()
    if (ext === 'svg') return bareSvg(settings.dataDir, (await findRecipe(id))?.art ?? id)
    const preview = context.req.query('preview') ?? 'preview'
    const isShared = preview === 'share'
    const side = isShared ? SHARE_SIZE.height : readSide(preview)
    const format = isShared ? 'jpg' : readFormat(context.req.query('format') ?? ext)
    const recipe = await findRecipe(id)
    const source = recipe ? { recipe } : await findStored(db, settings.dataDir, id)
    if (source === undefined) throw notFound()
    const { etag, bytes } = await render({
      source,
      side,
      format,
      ...(isShared && { width: SHARE_SIZE.width })
    })
    const headers = pictureHeaders(TYPES[format], etag)
    if (context.req.header('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(new Uint8Array(bytes), { headers })
  })
  return routes
}

/** A picture of a review, for example: only what everybody may see. */
async function findStored(db: AppDeps['db'], dataDir: string, id: string) {
  const row = await db
    .selectFrom('stored_file')
    .select(['id', 'extension'])
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .where('is_public', '=', true)
    .executeTakeFirst()
  return row && { stored: storedPath(dataDir, row) }
}

async function bareSvg(dataDir: string, art: string): Promise<Response> {
  const svg = await readArt(dataDir, art).catch(() => undefined)
  if (svg === undefined) throw notFound()
  const headers = pictureHeaders('image/svg+xml', `"${art}-${svg.length}"`)
  return new Response(new Uint8Array(svg), {
    headers: { ...headers, 'content-security-policy': SVG_POLICY }
  })
}

const pictureHeaders = (type: string, etag: string) => ({
  'content-type': type,
  'cache-control': FOREVER,
  'cross-origin-resource-policy': 'cross-origin',
  etag
})

function readSide(preview: string): number {
  if (!isImagePreview(preview)) throw new HttpError(400, 'Такого размера картинки нет')
  return preview === 'preview' ? PREVIEW_SIDE : Number(preview)
}

function readFormat(format: string): Format {
  if (format === 'webp' || format === 'jpg' || format === 'png') return format
  throw new HttpError(400, 'Такого формата картинки нет')
}

const notFound = () => new HttpError(404, 'Картинка не найдена')
