export { passkeyMessages } from './passkey.messages.ts'
export { type PasskeyView, passkeyView } from './passkey.view.ts'
export type { OwnPasskeys } from './passkeys.ts'
