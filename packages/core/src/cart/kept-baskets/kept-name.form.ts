import { defineForm } from '../../forms/form.ts'
import { required } from '../../values/validation/validators.ts'

/** What a kept basket is called. */
export const keptNameForm = /* @__PURE__ */ defineForm({
  name: 'kept-name',
  values: (name: string) => ({ name }),
  check: ({ name }) => ({ name: required(name) }),
  body: ({ name }) => name.trim()
})
