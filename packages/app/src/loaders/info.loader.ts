export { loader } from './content.ts'
