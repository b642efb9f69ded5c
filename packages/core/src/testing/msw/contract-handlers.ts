import { type HttpHandler, HttpResponse, http } from 'msw'

import { type EndpointOutput, type EndpointShape, isEndpoint } from '../../api/endpoint.ts'
import * as contracts from '../../contracts/index.ts'
import { NOT_FOUND, UNAUTHORIZED } from '../../platform/statuses.ts'
import { createFakeServer, type FakeServer } from '../fake-server.ts'
import { exampleOf } from '../fixture-of.ts'

type Contracts = typeof contracts

type ContractName = {
  [Name in keyof Contracts]: Contracts[Name] extends EndpointShape ? Name : never
}[keyof Contracts]

/** What a mocked call gives: the answer itself, made for a request, or a whole Response. */
type Answer<Shape extends EndpointShape> =
  | EndpointOutput<Shape>
  | ((
      request: Request
    ) => EndpointOutput<Shape> | Response | Promise<EndpointOutput<Shape> | Response>)

export type MockedAnswers = {
  readonly [Name in ContractName]?: Answer<Extract<Contracts[Name], EndpointShape>>
}

export interface MockedShop {
  /** Where the calls go, for example `https://shop.example/api`. */
  readonly apiUrl: string
  /**
   * By the names of the contracts. Every other call is answered by one small shop (the one of
   * `createTestShop`), and by an example that keeps its contract where that shop has no answer.
   */
  readonly answers?: MockedAnswers
}

/**
 * A Mock Service Worker handler for every contract.
 *
 * @example
 * ```ts
 * import { contractHandlers } from '@vitrina/core/msw'
 * import { setupServer } from 'msw/node'
 *
 * const server = setupServer(...contractHandlers({ apiUrl: 'https://shop.example/api' }))
 * server.listen()
 * const answer = await fetch('https://shop.example/api/currencies/v1')
 * answer.status // → 200
 * server.close()
 * ```
 */
export function contractHandlers({ apiUrl, answers = {} }: MockedShop): HttpHandler[] {
  const input: ReadonlyMap<string, unknown> = new Map(Object.entries(answers))
  const shop = createFakeServer()
  return Object.entries(contracts).flatMap(([name, contract]) =>
    isEndpoint(contract) ? [handlerOf(contract, { apiUrl, shop, input: input.get(name) })] : []
  )
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete
}

interface HandlerOptions {
  readonly apiUrl: string
  readonly shop: FakeServer
  readonly input: unknown
}

function handlerOf(endpoint: EndpointShape, { apiUrl, shop, input }: HandlerOptions): HttpHandler {
  const path = `${apiUrl}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return METHODS[endpoint.method](path, async ({ request }) => {
    if (input === undefined) {
      return shopAnswer(endpoint, shop, await requestOf(request, apiUrl))
    }
    const answer = typeof input === 'function' ? await input(request) : input
    return answer instanceof Response ? answer : HttpResponse.json(toJson(answer))
  })
}

/** The same call as the shop in memory receives one. */
async function requestOf(request: Request, apiUrl: string): Promise<Request> {
  const { method, headers, url } = request
  const body = request.body === null ? null : await request.text()
  return new Request(`${FAKE_API}${url.slice(apiUrl.length)}`, { method, headers, body })
}

/** What is asked without its input, of somebody who is not known or of nothing that is there is an example. */
async function shopAnswer(endpoint: EndpointShape, shop: FakeServer, request: Request) {
  const example = () => HttpResponse.json(toJson(exampleOf(endpoint.response)))
  if (endpoint.body !== undefined && request.body === null) return example()
  const answer = await shop.fetch(request)
  return UNANSWERED.includes(answer.status) ? example() : answer
}

/** Where the shop in memory looks for its calls. */
const FAKE_API = 'https://shop.example/api'
const UNANSWERED: readonly number[] = [UNAUTHORIZED, NOT_FOUND]

const toJson = (answer: unknown) => JSON.parse(JSON.stringify(answer))
