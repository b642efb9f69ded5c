import type { LightboxContent } from '../entities/lightbox-content.ts'

/** The texts of §8, letter by letter. */
export const lightboxMessages = {
  failed: 'Something Went Wrong, Please Try Again Later',
  image: 'Image Not Found',
  element: 'HTML Element Not Found',
  ajaxNotFound: 'Error Loading AJAX : Not Found',
  ajaxForbidden: 'Error Loading AJAX : Forbidden',
  page: 'Error Loading Page'
} as const

export type LightboxProblem = keyof typeof lightboxMessages

export const lightboxTranslations: Readonly<Record<LightboxProblem, string>> = {
  failed: 'Что-то пошло не так, попробуйте позже',
  image: 'Изображение не найдено',
  element: 'Элемент страницы не найден',
  ajaxNotFound: 'Содержимое не найдено',
  ajaxForbidden: 'Содержимое недоступно',
  page: 'Страница не загрузилась'
}

/** What the screen shows: Russian first, the quoted text after it (E9). */
export const lightboxText = (problem: LightboxProblem) =>
  `${lightboxTranslations[problem]}. ${lightboxMessages[problem]}`

const problems: Readonly<Record<LightboxContent, LightboxProblem>> = {
  ...{ image: 'image', inline: 'element', clone: 'element' },
  ...{ iframe: 'page', pdf: 'page', video: 'page', map: 'page' },
  ...{ html: 'failed', html5video: 'failed', ajax: 'failed' }
}

/** What is said of content that did not come; `status` is that of the answer, where there was one. */
export function contentProblem(type: LightboxContent, status?: number): LightboxProblem {
  if (type === 'ajax' && status === 404) return 'ajaxNotFound'
  if (type === 'ajax' && status === 403) return 'ajaxForbidden'
  return problems[type]
}
