import { later } from '@vitrina/react-ui'
import type { Frame } from '../routing/frame.ts'
import { SlimFooter } from './slim-footer.tsx'
import { SlimHeader } from './slim-header.tsx'

const Waiting = later(async () => (await import('./waiting-page.tsx')).WaitingPage)

/** The slim layout of a checkout: nothing leads away from the page but the way back. */
export const slim: Frame = {
  kind: 'slim',
  Frame: ({ isWaiting, children }) => (
    <div className="wrap">{isWaiting ? <Waiting /> : children}</div>
  ),
  slim: { Header: SlimHeader, Footer: SlimFooter }
}
