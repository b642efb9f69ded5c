import { routePath } from '@vitrina/core'
import { routeTitle } from '@vitrina/core/routes'
import { PersonalForm } from '@vitrina/react-ui'

import { MemberPage } from '../../frames/member-page.tsx'
import { definePage } from '../../page/define-page.ts'
import type { PersonalData } from './user-profile-personal.loader.ts'

const title = routeTitle('user-profile-personal')
const trail = [{ title, path: routePath('user-profile-personal') }]

export const page = definePage<PersonalData | null>({
  View: ({ data }) => (
    <MemberPage
      route="user-profile-personal"
      title={title}
      trail={trail}
      data={data}
      orders={({ orders }) => orders}
    >
      {({ profile }) => (
        <div className="narrow">
          <PersonalForm profile={profile} />
        </div>
      )}
    </MemberPage>
  )
})
