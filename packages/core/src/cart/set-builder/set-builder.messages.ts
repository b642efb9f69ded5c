import { countOf } from '../../values/plural/plural.ts'

const things = ['вещь', 'вещи', 'вещей'] as const

export const setBuilderMessages = {
  put: 'Положить в корзину',
  save: 'Сохранить состав',
  placed: 'Набор в корзине',
  saved: 'Состав набора изменён',
  complete: 'Всё на месте',
  /** What is still to be chosen: «Осталось выбрать 3 вещи». */
  left: (count: number) => `Осталось выбрать: ${countOf(count, things)}`,
  /** Beside the pocket that nothing was chosen for. */
  missing: (pocket: string) => `Выберите вещь в кармашек «${pocket}»`,
  discount: (percent: number) => `−${percent}\u00a0%`
} as const
