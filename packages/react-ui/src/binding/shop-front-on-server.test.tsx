// @vitest-environment node
import { guestSession, priceRole } from '@vitrina/core/session'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { demoConfiguration } from '../testing/render-in-shop.tsx'
import { useSession } from './shop-context.tsx'
import { ShopFront } from './shop-front.tsx'

const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
const Role = () => <p>{useSession(priceRole)}</p>

test('a server without a document draws each visitor from a store of his own', () => {
  const html = ['dealer', 'guest_opt'].map(role =>
    renderToString(
      <ShopFront
        initial={{
          site: { configuration: demoConfiguration },
          session: guestSession({ priceRole: role })
        }}
        router={router}
      >
        <Role />
      </ShopFront>
    )
  )

  expect(html[0]).toContain('<p>dealer</p>')
  expect(html[1]).toContain('<p>guest_opt</p>')
})
