import { routePath } from '@vitrina/core'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../routing/define-page.ts'
import { passwordResetPageMessages } from './password-reset-page.messages.ts'

const load = async () => (await import('./form.tsx')).Form
const Form = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-password-reset'>({
  frame: entrance,
  intro: () => passwordResetPageMessages.intro,
  View: () => (
    <>
      <noscript>
        <p>
          <a className="link" href={`${routePath('user-signin')}?way=code`}>
            {passwordResetPageMessages.withoutScript}
          </a>
        </p>
      </noscript>
      <Form />
    </>
  ),
  late: [Form]
})
