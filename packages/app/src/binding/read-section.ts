import type { Navigation } from '../routing/navigation-port.ts'
import { payloadUrl, type SectionPayload } from '../routing/page-payload.ts'
import { SECTION_HEADER } from '../routing/section-header.ts'

/** Reads one part of the shown page again, and shows it; rejects when it is not to be had (G6). */
export async function readSection(
  { getState, extend }: Pick<Navigation, 'getState' | 'extend'>,
  name: string
): Promise<void> {
  const { url } = getState().current.payload
  const headers = { accept: 'application/json', [SECTION_HEADER]: name }
  const { section }: SectionPayload = await (await fetch(payloadUrl(url), { headers })).json()
  if (section === undefined) throw new Error(`Without ${name}: ${url}`)
  const { payload } = getState().current
  if (payload.url === url) extend({ sections: { ...payload.sections, [name]: section } })
}
