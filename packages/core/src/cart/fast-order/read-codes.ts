import type { EndpointCall } from '../../api/endpoint-call.ts'
import { resolveFastOrder } from '../../contracts/fast-order.ts'
import type { ItemsByCode } from './explained-lines.ts'

/** What codes mean, in one call. One that the answer says nothing of means nothing. */
export async function readCodes(
  call: EndpointCall,
  codes: readonly string[],
  signal?: AbortSignal
): Promise<ItemsByCode> {
  const { data } = await call(resolveFastOrder, { body: { codes: [...codes] } }, signal)
  const found = new Map(data.map(({ code, items }) => [code, items]))
  return Object.fromEntries(codes.map(code => [code, found.get(code) ?? []]))
}
