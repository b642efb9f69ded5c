import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'

/** Spec §4: the promo code button. */
export const basketMessages = {
  applyPromo: 'Применить',
  cancelPromo: 'Отменить',
  few: (pieces: number) => `Осталось ${countOf(pieces, countedNouns.pieces)}`,
  restore: 'Вернуть',
  removedLine: (name: string) => `Удалено: ${name}`,
  removedLines: (count: number) => `Удалено: ${countOf(count, countedNouns.products)}`,
  setParts: (count: number) => `Вещей в наборе: ${count}`,
  weight: (kilograms: string) => `${kilograms}\u00a0кг`,
  grams: (grams: number) => `${grams}\u00a0г`,
  changedElsewhere: 'Это уже изменили на другом устройстве',
  notSentYet: 'Нет связи с магазином. Изменение отправится, как только связь появится'
} as const
