import type { ServerResponse } from 'node:http'

import type { RouteRule } from '@vitrina/core/routes'

import type { ServedRequest } from '../requests/served-request.ts'

import type { Client } from './client.ts'

/** Answers for `builds/latest.json` and `builds/meta/{buildId}.json`; `false` for other paths. */
export type BuildFiles = (served: ServedRequest) => Promise<boolean>

const LATEST = '/builds/latest.json'

/** Tells browsers which build the shop serves now (§4). */
export function createBuildFiles(
  client: () => Promise<Client>,
  rules: readonly RouteRule[]
): BuildFiles {
  return async ({ path, response }) => {
    if (!path.startsWith('/builds/')) return false
    const { build } = await client()
    if (path === LATEST) return send(response, build)
    return path === `/builds/meta/${build.id}.json` && send(response, { ...build, rules })
  }
}

function send(response: ServerResponse, body: object): true {
  // Rules change while a build stays.
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.writeHead(200).end(JSON.stringify(body))
  return true
}
