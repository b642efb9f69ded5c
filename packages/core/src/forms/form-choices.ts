import type { FormSummary } from '../entities/form.ts'

/** The forms that a page of feedback offers, each with its address; one of them is shown. */
export const formChoices = (path: string, forms: readonly FormSummary[], shown: string) =>
  forms.map(({ id, title }) => ({
    title,
    href: `${path}?form=${encodeURIComponent(id)}`,
    isChosen: id === shown
  }))
