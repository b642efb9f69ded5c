export { page } from '../../frames/content.page.tsx'
