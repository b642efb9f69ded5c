export { screenWords } from './catalogue.ts'
