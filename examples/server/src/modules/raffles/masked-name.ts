import { shownName } from '../reviews/shown-name.ts'

/** «А*** С.» of «Соколова Анна Игоревна»: enough for a person to find himself. */
export const maskedName = (fio: string): string | undefined =>
  shownName(fio)?.replace(/^(.)\S*/, '$1***')
