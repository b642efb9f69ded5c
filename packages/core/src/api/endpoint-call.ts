import type { EndpointInput, EndpointOutput, EndpointShape } from './endpoint.ts'

/** A call of the shop, in the browser or in the name of one visitor on the server. */
export type EndpointCall = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  signal?: AbortSignal
) => Promise<EndpointOutput<Shape>>
