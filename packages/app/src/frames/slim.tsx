import { SlimFooter } from '../layout/slim-footer.tsx'
import { SlimHeader } from '../layout/slim-header.tsx'
import type { Frame } from '../page/frame.ts'

/** Nothing leads away from the page but the way back: a checkout. */
export const slim: Frame = {
  kind: 'slim',
  Frame: ({ children }) => <div className="wrap">{children}</div>,
  around: { Header: SlimHeader, Footer: SlimFooter }
}
