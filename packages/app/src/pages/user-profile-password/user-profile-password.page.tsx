import { routePath } from '@vitrina/core'
import { routeTitle } from '@vitrina/core/routes'
import { PasswordForm } from '@vitrina/react-ui'

import { MemberPage } from '../../frames/member-page.tsx'
import { definePage } from '../../page/define-page.ts'
import type { PasswordData } from './user-profile-password.loader.ts'

const title = routeTitle('user-profile-password')
const trail = [{ title, path: routePath('user-profile-password') }]

export const page = definePage<PasswordData | null>({
  View: ({ data }) => (
    <MemberPage
      route="user-profile-password"
      title={title}
      trail={trail}
      data={data}
      orders={({ orders }) => orders}
    >
      {({ email }) => (
        <div className="narrow">
          <PasswordForm username={email} />
        </div>
      )}
    </MemberPage>
  )
})
