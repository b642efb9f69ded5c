export { page } from '../../content/content.page.tsx'
