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
