import { loadContent } from '../../content/content.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('page', request => loadContent(request, request.params.code))
