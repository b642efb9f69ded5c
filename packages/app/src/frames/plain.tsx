import { Boundary, Breadcrumbs } from '@vitrina/react-ui'

import type { Frame } from '../routing/frame.ts'

/** The width of the shop and the way back up; the page brings its heading. */
export const plain: Frame = {
  kind: 'plain',
  Frame: ({ crumbs, children }) => (
    <div className="wrap">
      <Boundary fallback={null}>
        <Breadcrumbs items={crumbs} />
      </Boundary>
      {children}
    </div>
  )
}

/** Nothing: the page takes the whole width and says itself where it stands. */
export const bare: Frame = { kind: 'bare', Frame: ({ children }) => children }
