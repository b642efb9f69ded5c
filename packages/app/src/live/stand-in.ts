import { errorHead } from '@vitrina/core/pages'
import { offlineFailure } from '@vitrina/core/store'
import { loadPages } from '../pages/first-page.ts'
import type { Navigation } from '../routing/navigation-port.ts'
import { failurePayload, type PagePayload } from '../routing/page-payload.ts'

/** Fetches the screen of an address that is out of reach, as long as it can be fetched. */
export async function prepareStandIn({ standIn }: Pick<Navigation, 'standIn'>): Promise<void> {
  const { loadPage } = await loadPages()
  const page = await loadPage(unreachedPage('/'))
  standIn(url => ({ page, payload: unreachedPage(url) }))
}

/** Whether it stands in place of a page. */
export const isStandIn = ({ failure }: PagePayload): boolean =>
  failure?.status === offlineFailure().status

function unreachedPage(url: string): PagePayload {
  const failure = offlineFailure()
  const { status, reason } = failure
  return failurePayload({ url, status, head: errorHead(reason), failure })
}
