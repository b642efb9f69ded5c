import type { AnyPage } from '../routing/define-page.ts'
import type { PagePayload } from '../routing/page-payload.ts'

interface FramedPageProps {
  readonly page: AnyPage
  readonly payload: PagePayload
}

/** A page inside its frame. */
export function FramedPage({ page, payload }: FramedPageProps) {
  const { route, title, data, sections, crumbs, frame, renew } = payload
  const { Frame } = page.frame
  const name = route?.name ?? 'home'
  const isWaiting = renew && data === null
  return (
    <Frame
      route={name}
      title={isWaiting ? title : (page.title?.(data) ?? title)}
      intro={page.intro?.()}
      crumbs={crumbs}
      data={frame}
      isWaiting={isWaiting}
    >
      {!isWaiting && <page.View data={data} sections={sections} />}
    </Frame>
  )
}
