export { type CheckOptions, checkFront, type Outcome, storyNames } from './check.ts'
export { type Account, type Feature, type FrontOptions, features } from './front.ts'
export {
  type Control,
  type ControlName,
  controls,
  type Role,
  type WordName,
  words
} from './names.ts'
export { outcomeText, summaryText } from './report.ts'
export type { StoryName } from './stories.ts'
export { Unready } from './unmet.ts'
