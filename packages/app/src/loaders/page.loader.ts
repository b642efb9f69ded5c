import { loadContent } from './content.ts'
import { defineLoader } from './define-loader.ts'

export const loader = defineLoader('page', request => loadContent(request, request.params.code))
