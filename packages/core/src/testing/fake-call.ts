import { type EndpointShape, isEndpoint } from '../api/endpoint.ts'
import * as contracts from '../contracts/index.ts'
import { reported } from '../platform/near-name.ts'

/** A call as the server saw it. */
export interface FakeCall {
  readonly name: string
  readonly url: URL
  readonly headers: Headers
  readonly body: unknown
}

export type FakeHandler = (call: FakeCall) => unknown

/** Answers an endpoint. */
export type Serve = (endpoint: EndpointShape, handle: FakeHandler) => void

export const nameOf = ({ method, path }: EndpointShape): string => `${method} ${path}`

/** Refuses what a misspelt import leaves, which would be no call or every one. */
export function needContract(input: unknown, argument: string): void {
  if (isEndpoint(input)) return
  throw new TypeError(
    `${argument}: a contract of @vitrina/core/contracts is needed, not ${reported(input)}`
  )
}

const PLACE = /\{\w+\}/g

/** Whether a call is one of the endpoint's, whatever stands in the places of its path. */
export const isCallOf = (endpoint: EndpointShape, call: string): boolean => {
  const name = nameOf(endpoint)
  if (name === call || !name.includes('{')) return name === call
  const pattern = name.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(PLACE, '[^/]+')
  return new RegExp(`^${pattern}$`).test(call)
}

const endpoints = Object.values<unknown>(contracts).filter(isEndpoint)

/** The contract of a call; undefined where none has its address. */
export const contractOf = (call: string): EndpointShape | undefined =>
  endpoints.find(endpoint => nameOf(endpoint) === call) ??
  endpoints.find(endpoint => isCallOf(endpoint, call))

// The client's contracts have shaped the body: a test server takes its word for it.
// biome-ignore lint/suspicious/noExplicitAny: one border of a test fake
export const field = ({ body }: FakeCall, name: string): any => Object(body)[name]
