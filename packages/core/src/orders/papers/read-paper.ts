import type { EndpointCall } from '../../api/endpoint-call.ts'
import { viewGuestOrderPaper, viewOrderPaper } from '../../contracts/order-papers.ts'
import type { Paper, PaperKind } from '../../entities/paper.ts'
import { queryParams } from '../../routes/query-string.ts'

/** The paper that an address asks for, of whoever may see it. */
export function readPaper(call: EndpointCall, url: string): Promise<Paper> {
  const wanted = queryParams(url)
  const kind: PaperKind = wanted.get('kind') === 'deliveryNote' ? 'deliveryNote' : 'invoice'
  const key = wanted.get('key')
  return key === null
    ? call(viewOrderPaper, { query: { kind, orderId: wanted.get('orderId') ?? '' } })
    : call(viewGuestOrderPaper, { query: { kind, key } })
}
