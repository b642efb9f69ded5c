export { type BuildsActor, type BuildsApi, createBuildsMachine } from './builds.machine.ts'
export { isBuildOutdated } from './builds.selectors.ts'
export { codeForm } from './code.form.ts'
export type { Contact } from './contact.ts'
export { postCode, type SentCode } from './posted-code.ts'
export { mayReload } from './reload-guard.ts'
export { followRules } from './served-rules.ts'
export {
  createVerificationMachine,
  type VerificationActor,
  type VerificationApi,
  type VerificationContext,
  type VerificationEvent
} from './verification.machine.ts'
export { verificationMessages } from './verification.messages.ts'
export {
  createVersionMachine,
  type VersionActor,
  type VersionApi,
  type VersionEvent
} from './version.machine.ts'
export { isVersionOutdated } from './version.selectors.ts'
export {
  isVersionNews,
  newestVersion,
  type StoredVersion,
  type VersionEntry,
  type VersionVerdict,
  versionVerdict
} from './version-check.ts'
