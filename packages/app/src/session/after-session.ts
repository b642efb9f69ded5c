import { afterSession } from '@vitrina/core/routes'
import type { SessionContext } from '@vitrina/core/session'

import { sessionEnded } from '../failure/session-ended.ts'
import type { Navigation } from '../routing/navigation-port.ts'

export interface ShownPage extends Pick<Navigation, 'refresh' | 'openAfresh' | 'replace'> {
  url(): string
  /** A message beside the page. */
  tell(text: string): void
}

/** Leads a visitor on who has just signed in, or is a guest again. */
export function leadOn(
  session: SessionContext,
  { url, refresh, openAfresh, replace, tell }: ShownPage,
  takePreviousLink: () => string | undefined
) {
  const next = afterSession(session, url(), takePreviousLink)
  if (next.kind === 'ended') return void replace(sessionEnded(url()))
  if (next.kind === 'open') return void openAfresh(next.href)
  if (next.notice !== '') tell(next.notice)
  void refresh()
}
