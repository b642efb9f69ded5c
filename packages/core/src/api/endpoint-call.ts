import type { EndpointInput, EndpointOutput, EndpointShape } from './endpoint.ts'

/**
 * Calls an endpoint of the shop, in a browser or on a server in the name of one visitor: resolves with
 * what its contract promises, rejects with ApiError.
 */
export type EndpointCall = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  signal?: AbortSignal,
  /** Makes a repeated order the same order. */
  idempotencyKey?: string
) => Promise<EndpointOutput<Shape>>
