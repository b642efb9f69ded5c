export { loader } from '../../content/content.loader.ts'
