export { allowedHtml, safeAttributes } from './allowed-html.ts'
