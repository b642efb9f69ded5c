import { plural } from '../../values/plural/plural.ts'

/** Texts about the account's notifications. */
export const notificationsMessages = {
  none: 'Уведомлений пока нет',
  noneHint: 'Здесь появятся вести о заказах, возвратах, отзывах и бонусах.',
  noneNote: 'тихо, как на контрольной',
  noneHere: 'Здесь пусто',
  noneHereHint: 'На этой странице уведомлений нет. Посмотрите остальные.',
  toAll: 'Все уведомления',
  unread: (count: number) => `${count} ${plural(count, ['новое', 'новых', 'новых'])}`,
  newOnes: 'Новое для вас',
  allRead: 'Новых нет',
  markOne: 'Прочитано',
  markAll: 'Прочитать все',
  notMarked: 'Нет связи: уведомление не отмечено. Попробуйте ещё раз'
} as const
