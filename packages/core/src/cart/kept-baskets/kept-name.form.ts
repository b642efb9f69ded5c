import { defineForm } from '../../forms/form.ts'
import { required } from '../../values/validation/validators.ts'

/** Form for the name of a kept basket. */
export const keptNameForm = /* @__PURE__ */ defineForm({
  name: 'kept-name',
  values: (name: string) => ({ name }),
  check: ({ name }) => ({ name: required(name) }),
  body: ({ name }) => name.trim()
})
