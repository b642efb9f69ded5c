import type { FormSummary } from '../entities/form.ts'

/** Letters to an employer take files, which need a screen of their own. */
const OTHERS = 'career'

/** The forms that a page of feedback offers, each with its address; one of them is shown. */
export const formChoices = (path: string, forms: readonly FormSummary[], shown: string) =>
  forms
    .filter(({ typeId }) => typeId !== OTHERS)
    .map(({ id, title }) => ({
      title,
      href: `${path}?form=${encodeURIComponent(id)}`,
      isChosen: id === shown
    }))
