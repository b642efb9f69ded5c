export {
  type BuildsActor,
  type BuildsApi,
  createBuildsMachine
} from './builds.machine.ts'
export { isBuildOutdated } from './builds.selectors.ts'
export { mayReload } from './reload-guard.ts'
export { followRules } from './served-rules.ts'
