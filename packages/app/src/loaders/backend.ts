import type { EndpointInput, EndpointOutput, EndpointShape } from '@vitrina/core/api'

/** Calls a contract in the name of one visitor; every failure is an `ApiError`. */
export type Backend = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  /** The storefront ends its calls itself. */
  signal?: AbortSignal,
  /** The same key is the same order, however often it is posted. */
  idempotencyKey?: string
) => Promise<EndpointOutput<Shape>>
