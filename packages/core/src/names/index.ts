export { firstName } from './first-name.ts'
