import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

import type { ServedRequest } from '../requests/served-request.ts'

const YEAR = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8'
}

interface Asset {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

export interface Assets {
  /** Answers a request for a built file; `false` when there is none at its path. */
  serve(served: ServedRequest): boolean
}

/** Holds the whole `assets` folder of the build in memory: it is small and never changes. */
export function readAssets(folder: string): Assets {
  const assets = new Map<string, Asset>()
  for (const file of filesUnder(join(folder, 'assets'))) {
    if (!/\.(br|gz)$/.test(file)) assets.set(`/${relative(folder, file)}`, readAsset(file))
  }
  return {
    serve(served) {
      const asset = assets.get(served.path)
      if (asset !== undefined) send(asset, served)
      return asset !== undefined
    }
  }
}

function send(asset: Asset, { request, response }: ServedRequest) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding =
    asset.br && /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const body = (coding && asset[coding]) ?? asset.plain
  response.setHeader('Content-Type', asset.type)
  response.setHeader('Cache-Control', YEAR)
  response.setHeader('ETag', asset.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304).end()
    return
  }
  if (coding && asset[coding]) response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

function readAsset(file: string): Asset {
  const plain = readFileSync(file)
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    plain,
    ...readVariant(file, 'br', '.br'),
    ...readVariant(file, 'gzip', '.gz')
  }
}

const readVariant = (file: string, name: 'br' | 'gzip', extension: string) =>
  existsSync(file + extension) ? { [name]: readFileSync(file + extension) } : {}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesUnder(path) : [path]
  })
}
