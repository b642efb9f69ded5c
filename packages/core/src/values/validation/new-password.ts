import { firstMessage, type Validator } from './validator.ts'
import { password, required } from './validators.ts'

/** A password that has to be there (§5). */
export const newPassword: Validator = /* @__PURE__ */ firstMessage(required, password)
