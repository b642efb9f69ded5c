import { Breadcrumbs, EntranceFrame } from '@vitrina/react-ui'

import type { Frame } from '../routing/frame.ts'
import { ShopLook } from './shop-look-place.ts'

/** A page on the way into the account, beside what the account is good for. */
export const entrance: Frame = {
  kind: 'entrance',
  Frame: ({ title, intro, crumbs, children }) => (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <EntranceFrame title={title} intro={intro}>
        {children}
      </EntranceFrame>
      <ShopLook />
    </div>
  )
}
