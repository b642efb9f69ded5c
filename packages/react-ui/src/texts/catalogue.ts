// biome-ignore-all assist/source/organizeImports: in the order of the files.
import { commonMessages } from '../words/common.messages.ts'

/** Every group of words the components say; written by `npm run generate`. */
export const screenWords = {
  common: commonMessages
} as const
