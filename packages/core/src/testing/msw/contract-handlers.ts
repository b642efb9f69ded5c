import { type HttpHandler, HttpResponse, http } from 'msw'

import { type EndpointOutput, type EndpointShape, isEndpoint } from '../../api/endpoint.ts'
import * as contracts from '../../contracts/index.ts'
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
  /** By the names of the contracts; every other call gives an example that keeps its contract. */
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
  return Object.entries(contracts).flatMap(([name, contract]) =>
    isEndpoint(contract) ? [handlerOf(contract, apiUrl, input.get(name))] : []
  )
}

const METHODS = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete
}

function handlerOf(endpoint: EndpointShape, apiUrl: string, input: unknown): HttpHandler {
  const path = `${apiUrl}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  return METHODS[endpoint.method](path, async ({ request }) => {
    if (input === undefined) return HttpResponse.json(toJson(exampleOf(endpoint.response)))
    const answer = typeof input === 'function' ? await input(request) : input
    return answer instanceof Response ? answer : HttpResponse.json(toJson(answer))
  })
}

const toJson = (answer: unknown) => JSON.parse(JSON.stringify(answer))
