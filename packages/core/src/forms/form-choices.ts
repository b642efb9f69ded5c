import type { FormSummary } from '../entities/form.ts'
import { formPath } from '../routes/form-paths.ts'

/** The forms that a page of feedback offers, each with its address; one of them is shown. */
export const formChoices = (path: string, forms: readonly FormSummary[], shown: string) =>
  forms.map(({ id, title }) => ({
    title,
    href: formPath(path, id),
    isChosen: id === shown
  }))
