export { placeGroup, type Text } from './place-text.ts'
export { readTexts } from './read-texts.ts'
export { allTexts, replaceTexts, switchTexts } from './replace-texts.ts'
export type { TextReplacements } from './text-replacements.ts'
