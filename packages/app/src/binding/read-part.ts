import { type PartPayload, payloadUrl } from '../loaders/page-payload.ts'
import { PART_HEADER } from '../loaders/part-header.ts'
import type { Navigation } from '../routing/navigation-port.ts'

/** Reads one part of the shown page again, and shows it; rejects when it is not to be had (G6). */
export async function readPart(
  { getState, extend }: Pick<Navigation, 'getState' | 'extend'>,
  name: string
): Promise<void> {
  const { url } = getState().current.payload
  const headers = { accept: 'application/json', [PART_HEADER]: name }
  const { part }: PartPayload = await (await fetch(payloadUrl(url), { headers })).json()
  if (part === undefined) throw new Error(`Without ${name}: ${url}`)
  const { payload } = getState().current
  if (payload.url === url) extend({ parts: { ...payload.parts, [name]: part } })
}
