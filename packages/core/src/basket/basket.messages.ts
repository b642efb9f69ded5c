import { countedNouns } from '../plural/plural.messages.ts'
import { countOf } from '../plural/plural.ts'

/** Spec §4: the promo code button. */
export const basketMessages = {
  applyPromo: 'Применить',
  cancelPromo: 'Отменить',
  few: (pieces: number) => `Осталось ${countOf(pieces, countedNouns.pieces)}`,
  /** R24 */
  forgetful:
    'Браузер не разрешает магазину запоминать: корзина останется, пока открыта эта вкладка',
  removedLine: (name: string) => `Удалено: ${name}`,
  removedLines: (count: number) => `Удалено: ${countOf(count, countedNouns.products)}`,
  setParts: (count: number) => `Вещей в наборе: ${count}`,
  weight: (kilograms: string) => `${kilograms} кг`,
  merged: 'Корзины объединились',
  moreMerged: (count: number) => `ещё изменений: ${count}`,
  notSentYet: 'Нет связи с магазином. Изменение отправится, как только связь появится'
} as const
