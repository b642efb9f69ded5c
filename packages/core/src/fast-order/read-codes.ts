import type { EndpointInput, EndpointOutput, EndpointShape } from '../api/endpoint.ts'
import { resolveFastOrder } from '../contracts/fast-order.ts'
import type { KnownCodes } from './explained-lines.ts'

/** A call of the shop, in the browser or in the name of one visitor on the server. */
export type FastOrderCall = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>,
  signal?: AbortSignal
) => Promise<EndpointOutput<Shape>>

/** What codes mean, in one call. One that the answer says nothing of means nothing. */
export async function readCodes(
  call: FastOrderCall,
  codes: readonly string[],
  signal?: AbortSignal
): Promise<KnownCodes> {
  const { data } = await call(resolveFastOrder, { body: { codes: [...codes] } }, signal)
  const found = new Map(data.map(({ code, items }) => [code, items]))
  return Object.fromEntries(codes.map(code => [code, found.get(code) ?? []]))
}
