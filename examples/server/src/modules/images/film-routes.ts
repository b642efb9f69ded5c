import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Hono } from 'hono'

import { isDrawn } from '../../drawings/art-name.ts'
import type { AppDeps } from '../../http/adapter.ts'
import { HttpError } from '../../http/errors.ts'
import { sendBytes } from '../files/send-bytes.ts'
import { createRecipes, type Recipe } from './recipe.ts'

const HEADERS = {
  'content-type': 'video/webm',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin'
}
const MISSING = 'Видео не найдено'

/** Films of goods that the shop draws itself: made when somebody first asks, then kept. */
export function filmRoutes({ db, settings }: AppDeps): Hono {
  const findRecipe = createRecipes(db)
  const underWay = new Map<string, Promise<void>>()
  const folder = join(settings.dataDir, 'cache', 'films')
  const routes = new Hono()

  routes.get('/video/v1/:file{[a-z0-9][a-z0-9-]{0,63}\\.webm}', async context => {
    const file = context.req.param('file')
    const recipe = await findRecipe(file.slice(0, -'.webm'.length))
    const path = join(folder, file)
    if (recipe === undefined || !isDrawn(recipe.art)) throw new HttpError(404, MISSING)
    const making = underWay.get(file) ?? makeOnce(recipe, path)
    underWay.set(file, making)
    await making.finally(() => underWay.delete(file))
    return sendBytes(path, context.req.raw, HEADERS, MISSING)
  })
  return routes
}

async function makeOnce(recipe: Recipe, path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return
  const { filmSubject } = await import('../../drawings/film.ts')
  const subject = filmSubject(recipe.art)
  if (subject === undefined) throw new HttpError(404, MISSING)
  const { coverColor } = await import('./draw.ts')
  const { drawFilm } = await import('./draw-film.ts')
  const film = await drawFilm(subject, coverColor(recipe.cover))
  await mkdir(join(path, '..'), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, film)
  await rename(draft, path)
}
