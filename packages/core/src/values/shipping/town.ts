import { TOWN_MAX } from '../../entities/text-limits.ts'

/** A town that an order may go to. */
export interface Town {
  readonly title: string
  /** Empty where only its title is known. */
  readonly kladrId: string
}

/** The title of a town as it was typed or kept; undefined for what is none. */
export function readTown(text: string | undefined): string | undefined {
  const title = (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isTitle =
    title !== '' && title.length <= TOWN_MAX && /^[\p{L}\p{N} .,()«»—–-]+$/u.test(title)
  return isTitle ? title : undefined
}
